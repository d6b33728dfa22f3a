import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locale";
import { messagesOf } from "@/lib/i18n/translator";
import { exportedHoldings } from "@/lib/privacy/personal-data";

/** What columns are that many tables have, where the schema says nothing more particular. */
const USUAL: Readonly<Record<string, string>> = {
  id: "Of the row; ids of version 7 begin with when they were made",
  day: "YYYY-MM-DD in the person's own time zone",
  at: "When",
  created_at: "When it was made",
  updated_at: "When it was last changed",
  name: "In Portuguese, or as its owner wrote it",
  text: "As it was written",
  kind: "One of a closed set",
  status: "How far it has come",
  source: "Where it came from",
  grams: "g",
  kcal: "Energy, kcal",
  protein_g: "g",
  carbs_g: "g",
  fat_g: "g",
  fibre_g: "g",
  sodium_mg: "mg",
  ml: "ml",
  water_ml: "ml",
  kg: "kg",
  weight_kg: "kg",
  eaten_at: "When it was eaten",
  position: "Place among the meal's foods, from 0",
  version: "Counts changes, from 1",
  message_id: "What it came with: a message, or import:<id>",
  ordinal: "Which of what came with it, from 0",
  meal_id: "Of the meal that it belongs to",
};

/** Name in the export -> what a sheet calls it. */
type Heads = Readonly<Record<string, string>>;

type Column = { name: string; type: string; meaning: string };

/** Columns of a table with what the schema says of them. */
function columnsOf(table: string): Column[] {
  const schema = readFileSync("prisma/schema.prisma", "utf8");
  const [space, map] = table.split(".");
  const model = [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].find(
    ([, body]) => body!.includes(`@@map("${map}")`) && body!.includes(`@@schema("${space}")`),
  )![1]!;
  const columns: Column[] = [];
  let said: string[] = [];
  for (const line of model.split("\n")) {
    const comment = /^\s*\/\/\/ ?(.*)$/.exec(line);
    const field = /^ {2}(\w+)\s+(\w+)(\[\])?(\?)?(.*)$/.exec(line);
    if (comment) said.push(comment[1]!);
    else if (field) {
      const [, own, type, list = "", maybe, rest] = field;
      const isRelation = rest!.includes("@relation") || (/^[A-Z]/.test(type!) && isModel(schema, type!));
      const name = /@map\("(\w+)"\)/.exec(rest!)?.[1] ?? own!;
      const meaning = said.join(" ") || USUAL[name] || "";
      if (!isRelation)
        columns.push({ name, type: `${typeOf(type!, rest!)}${list}${maybe ? " or null" : ""}`, meaning });
      said = [];
    } else said = [];
  }
  return columns;
}

const isModel = (schema: string, name: string) => new RegExp(`^model ${name} \\{`, "m").test(schema);

function typeOf(type: string, rest: string): string {
  if (rest.includes("@db.Uuid")) return "uuid";
  if (rest.includes("@db.Date")) return "day";
  const words: Record<string, string> = {
    DateTime: "moment",
    String: "text",
    Int: "integer",
    BigInt: "integer",
    Float: "number",
    Boolean: "yes or no",
    Json: "JSON",
    Bytes: "base64, in the JSON only",
  };
  return words[type] ?? `one of \`${type}\``;
}

it("the dictionary of the export is that of the schema: npx vitest run -u writes it anew", async () => {
  const sections = exportedHoldings().map(({ section, table, omit = [], borrow, kept }) => {
    const columns = columnsOf(table).filter(({ name }) => name !== "user_id" && !omit.includes(name));
    const all = [
      ...(borrow?.columns.map((name) => ({
        name,
        type: "",
        meaning: `As in \`${borrow.table.split(".")[1]}\``,
      })) ?? []),
      ...columns,
    ];
    const rows = all.map(
      ({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning.replaceAll("|", "\\|")} |`,
    );
    return [
      `## ${section}`,
      "",
      ...(kept ? [`Stays when the account goes: ${kept}.`, ""] : []),
      "| column | type | meaning |",
      "| --- | --- | --- |",
      ...rows,
      "",
    ].join("\n");
  });
  const text = `# Data dictionary of the export

\`GET /api/export?format=json\` is an object with \`format\` ("garfo-export-1"), \`exported_at\` and one member for each section below: a list, or an object or null where there is one row at most.
\`format=csv\` has the same rows in a table for each section that has any, below one another, under heads in the reader's language, codes in its words and without bytes. Moments are ISO 8601 in UTC, in the CSV by the person's clock. Made from the schema by a test, which holds it to it.

${sections.join("\n")}`;
  await expect(text).toMatchFileSnapshot("../../../docs/data-dictionary.md");
});

it.each(LOCALES)("every section and column has a head of its own in %s", (locale) => {
  const { sections, columns }: { sections: Heads; columns: Heads } = messagesOf(locale).export;
  const holdings = exportedHoldings();
  expect(new Set(holdings.map(({ section }) => section))).toEqual(new Set(Object.keys(sections)));
  expect(new Set(Object.values(sections)).size).toBe(holdings.length);
  const used = new Set<string>();
  for (const { table, omit = [], bytes = [], borrow } of holdings) {
    const hidden = ["user_id", ...omit, ...bytes];
    const names = columnsOf(table).flatMap(({ name }) => (hidden.includes(name) ? [] : [name]));
    const heads = [...(borrow?.columns ?? []), ...names].map((name) => columns[name]);
    expect(heads).not.toContain(undefined);
    expect(new Set(heads).size).toBe(heads.length);
    for (const name of [...(borrow?.columns ?? []), ...names]) used.add(name);
  }
  expect(used).toEqual(new Set(Object.keys(columns)));
});
