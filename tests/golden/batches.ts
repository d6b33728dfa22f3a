import { readdirSync, readFileSync } from "node:fs";

const FOLDERS = ["tests/golden/fresh", "tests/golden/practice"] as const;

/** What the files of that kind hold, by their names: "practice/practice-dialogues-12". */
export function batches<T>(kind: "messages" | "dialogues"): [string, T[]][] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.includes(kind))
      .map((name): [string, T[]] => [
        `${folder.replace("tests/golden/", "")}/${name.replace(".json", "")}`,
        JSON.parse(readFileSync(`${folder}/${name}`, "utf8")),
      ]),
  );
}
