import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const files = globSync("app/api/**/route.ts");

it("finds the routes", () => {
  expect(files.length).toBeGreaterThan(10);
});

it.each(files)("%s answers every method, in JSON", (file) => {
  const exported = [...readFileSync(file, "utf8").matchAll(/export (?:const )?(\{[^}]*\}|\w+)/g)].map(
    ([, names]) => names,
  );
  const names = exported.join(" ");
  expect(METHODS.filter((method) => !new RegExp(`\\b${method}\\b`).test(names))).toEqual([]);
});

/** Changes without a limit in the wrapper, each with the reason. */
const UNLIMITED: Readonly<Record<string, string>> = {
  "login POST": "counts failures itself",
  "account DELETE": "counts wrong passwords itself",
  "logout POST": "always possible",
  "webhooks/mercado-pago POST": "signed",
  "webhooks/whatsapp POST": "signed",
};

it("limits every call that changes something", () => {
  const unlimited = files.flatMap((file) => {
    const calls = readFileSync(file, "utf8").matchAll(
      /export const (POST|PUT|PATCH|DELETE) = route\((.*?)\n\);/gs,
    );
    const path = file.replace(/^app\/api\/|\/route\.ts$/g, "");
    return [...calls].flatMap(([, method, call]) =>
      /limits: (?:\[|[A-Z_]+,)/.test(call ?? "") ? [] : [`${path} ${method}`],
    );
  });
  expect(unlimited.sort()).toEqual(Object.keys(UNLIMITED).sort());
});
