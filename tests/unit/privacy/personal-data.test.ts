import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exportedHoldings, NOBODYS, PERSONAL_DATA } from "@/lib/privacy/personal-data";
import type { PersonalTable } from "@/lib/privacy/personal-table";

const schema = readFileSync("prisma/schema.prisma", "utf8");
const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name, body]) => ({
  name: name!,
  table: `${/@@schema\("(\w+)"\)/.exec(body!)?.[1]}.${/@@map\("(\w+)"\)/.exec(body!)?.[1]}`,
  columns: [...body!.matchAll(/^ {2}(\w+)\s+\w/gm)].map(([line, field]) => {
    const rest = body!.slice(body!.indexOf(line!)).split("\n")[0]!;
    return /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field!;
  }),
  isNullable: /^ {2}userId\s+String\?/m.test(body!),
  hasRelation: body!.includes("@relation"),
  isAbout: /^ {2}(userId|patientId|nutritionistId|contact|email|recipient)\s/m.test(body!),
}));
const holdings: [string, PersonalTable][] = Object.entries(PERSONAL_DATA);

it("reads the schema", () => {
  expect(models.length).toBeGreaterThan(20);
});

it("knows of every table whether it holds something of a person", () => {
  const known = [...Object.keys(PERSONAL_DATA), ...Object.keys(NOBODYS)];
  expect(models.map(({ name }) => name).sort()).toEqual(known.sort());
});

it("takes no table with somebody's id, address or number for nobody's", () => {
  const doubtful = models.filter(({ name, isAbout }) => isAbout && name in NOBODYS).map(({ name }) => name);
  expect(doubtful).toEqual(["AccountDeletion"]);
});

describe.each(holdings)("%s", (name, { table, key, omit = [], bytes = [], borrow }) => {
  it("is described as it is", () => {
    const model = models.find((candidate) => candidate.name === name)!;
    expect(table).toBe(model.table);
    expect(model.columns).toEqual(expect.arrayContaining([...Object.keys(key), ...omit, ...bytes]));
    if (borrow) expect(model.columns).toContain(borrow.id);
  });
});

it("keeps nothing after an account but accesses and the audit log, under ids that no relation follows, and money without its owner", () => {
  const kept = holdings.filter(([, holding]) => holding.kept && !holding.isUnnamed);
  expect(kept.map(([name]) => name)).toEqual(["AccessRecord", "AuditEntry"]);
  const unnamed = holdings.filter(([, holding]) => holding.isUnnamed).map(([name]) => name);
  expect(unnamed).toEqual(["Payment", "Preapproval"]);
  for (const name of unnamed) {
    const { columns, isNullable, hasRelation } = models.find((model) => model.name === name)!;
    expect({ isNullable, hasRelation }).toEqual({ isNullable: true, hasRelation: false });
    expect(columns.filter((column) => /name|email|cpf|phone|card_number/.test(column))).toEqual([]);
  }
  const { columns } = models.find(({ name }) => name === "AccessRecord")!;
  expect(columns).toEqual(["subject", "hour", "ip", "at"]);
});

it("gives every section of the export a name of its own", () => {
  const sections = exportedHoldings().map(({ section }) => section);
  expect(new Set(sections).size).toBe(sections.length);
});
