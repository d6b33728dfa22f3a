import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, normalize, searchKey, stem } from "@/lib/portuguese/text/letters/stems";

describe("fold", () => {
  it.each([
    ["Pão-de-QUEIJO!", "pao-de-queijo!"],
    ["AÇAÍ", "acai"],
    ["maçã", "maca"],
    ["½ mamão", " 1/2  mamao"],
    ["ﬁlé", "file"],
  ])("%j becomes %j", (text, folded) => expect(fold(text)).toBe(folded));
});

describe("normalize", () => {
  it.each([
    ["Pão-de-queijo  (2 un.)", "pao de queijo 2 un"],
    ["72,4 kg; 1.5 l", "72,4 kg 1.5 l"],
    ["1/2 xícara, 1½ copo", "1/2 xicara 1 1/2 copo"],
    ["c/ leite", "c leite"],
    ["chocolate 70%", "chocolate 70%"],
    ["m&m's", "m m s"],
    ["  \n\t ", ""],
    ["🍌 banana", "banana"],
  ])("%j becomes %j", (text, normal) => expect(normalize(text)).toBe(normal));

  it("is idempotent and leaves no double spaces", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const once = normalize(text);
        expect(normalize(once)).toBe(once);
        expect(once).not.toMatch(/^ | $| {2}/);
      }),
    );
  });
});

describe("stem", () => {
  it.each([
    ["ovos", "ovo"],
    ["limoes", "limao"],
    ["paes", "pao"],
    ["graos", "grao"],
    ["pasteis", "pastel"],
    ["cereais", "cereal"],
    ["bombons", "bombom"],
    ["pudins", "pudim"],
    ["vagens", "vagem"],
    ["atuns", "atum"],
    ["colheres", "colher"],
    ["hamburgueres", "hamburguer"],
    ["acucares", "acucar"],
    ["nozes", "noz"],
    ["doses", "dose"],
    ["mousses", "mousse"],
    ["franceses", "frances"],
    ["japoneses", "japones"],
    ["sushis", "sushi"],
    ["kiwis", "kiwi"],
    ["vinagres", "vinagre"],
    ["macas", "maca"],
    ["cozidas", "cozido"],
    ["brancas", "branco"],
    ["laranjas", "laranja"],
    ["arroz", "arroz"],
    ["frances", "frances"],
    ["pires", "pires"],
    ["tres", "tres"],
    ["mais", "mais"],
    ["bis", "bis"],
  ])("%j is %j", (plural, one) => expect(stem(plural)).toBe(one));

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[aeiobcgnrz]{0,5}[aeioubcgnrs]{1,5}$/), (word) => {
        expect(stem(stem(word))).toBe(stem(word));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("searchKey", () => {
  it("reads spellings of one thing alike", () => {
    expect(searchKey("Pães de queijo")).toBe(searchKey("pao-de-queijo"));
    expect(searchKey("PÃEZINHOS FRANCESES")).toBe("paezinho frances");
  });
});
