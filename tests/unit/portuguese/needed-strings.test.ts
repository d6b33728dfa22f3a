import { describe, expect, it } from "vitest";
import { neededStrings } from "@/lib/portuguese/text/patterns/needed-strings";
import { patternIndex } from "@/lib/portuguese/text/patterns/pattern-index";
import { replacerOf } from "@/lib/portuguese/text/patterns/replace-turns";
import type { Turn } from "@/lib/portuguese/text/patterns/turn";
import { TURNS } from "@/lib/portuguese/text/turns/plain-turns";
import heldOut from "@/tests/golden/held-out.json";
import tuning from "@/tests/golden/tuning.json";

describe("what a pattern needs of a text", () => {
  it.each<[RegExp, string[] | null]>([
    [/almo[çc]o/iu, ["almoco"]],
    [/(?<!\p{L})ch[áa](?= da tarde)/iu, [" da tarde"]],
    [/(?<=(?:comi|tomei) )média/iu, ["media"]],
    [/pera|ma[çc]ã/iu, ["pera", "maca"]],
    [/past[eé](?:l|is)/iu, ["pastel", "pasteis"]],
    [/ovos?/iu, ["ovo"]],
    [/(?:sem )?sal/iu, ["sal"]],
    [/(?:pão )+com/iu, ["pao "]],
    [/(?:pão ){0,2}com/iu, ["com"]],
    [/(\p{L}+) e \1/u, [" e "]],
    [/\d{2}h(?!oje)/u, ["h"]],
    [/mel[^x]?ado/u, ["mel"]],
    [/a{2}/u, ["a"]],
    [/\u{1F34C}|uva/u, null],
    [/[a-z]{3}/u, null],
    [/(?:sal)?/u, null],
    [/sal|\d/u, null],
    [/(?!sal)/u, null],
  ])("%s needs %j", (pattern, needed) => {
    expect(neededStrings(pattern)).toEqual(needed);
  });

  it.each([
    [/maçã/iu, "MAC\u0327A\u0303"],
    [/suco/iu, "\u017fuco"],
    [/kibe/iu, "\u212Aibe"],
    [/½ pão/u, "½ pão"],
    [/m ?& ?m/iu, "M&M"],
    [/^$/u, ""],
  ])("finds %s in what it matches, %s", (pattern, text) => {
    expect(patternIndex([/nunca/, pattern])(text)).toEqual([1]);
  });
});

describe("turns of phrase that are not looked for", () => {
  it("would not have been found", () => {
    const replaced = replacerOf(TURNS);
    const texts = [...tuning, ...heldOut].filter((_, at) => at % 8 === 0);
    for (const { text } of texts)
      expect(replaced(text)).toBe(TURNS.reduce((plain, [said, by]) => plain.replace(said, by), text));
  });

  it("are looked for in what another one put in", () => {
    const turns: Turn[] = [
      [/beijo/gu, "doce"],
      [/cafezinho/gu, "café"],
      [/café/gu, "beijo"],
    ];
    expect(replacerOf(turns)("cafezinho")).toBe("beijo");
  });
});
