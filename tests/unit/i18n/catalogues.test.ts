import { describe, expect, it } from "vitest";
import { translator } from "@/lib/i18n/translator";
import en from "@/messages/en-US.json";
import pt from "@/messages/pt-BR.json";

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[at, value] as [string, string]] : flat(value, at);
  });
}

/** Names in braces at any depth, tags and which kinds of plural or choice: what a caller must give. */
function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\s*(\w+)\s*(?:[,}])/g)].map(([, name]) => name!);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...names, ...tags])].sort();
}

const portuguese = new Map(flat(pt as Tree));
const english = new Map(flat(en as Tree));

describe("both languages", () => {
  it("say nothing empty", () => {
    const empty = [...portuguese, ...english].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("take the same values in every sentence", () => {
    const different = [...portuguese].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(english.get(key) ?? text)),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });
});

it("puts values into sentences", () => {
  expect(translator("pt-BR")("errors.unexpected", { id: "abc" })).toContain("abc");
  expect(translator("en-US")("errors.access.plan_required", { plan: "Yearly" })).toBe("Yearly plan required");
});
