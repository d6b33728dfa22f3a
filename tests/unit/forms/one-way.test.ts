import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOM = "components";

it("every form is the one of components/forms, and no number is the browser's, which drops the comma", () => {
  const files = readdirSync(ROOM, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  expect(files.length).toBeGreaterThan(200);
  const others = files.filter((name) => /<form\b|type="number"/.test(readFileSync(join(ROOM, name), "utf8")));
  expect(others).toEqual([join("forms", "form.tsx")]);
});
