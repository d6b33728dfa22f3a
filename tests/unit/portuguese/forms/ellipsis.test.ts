import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "comi 100 g de arroz, 80 g de feijão e 2 ovos cozidos";

describe("what is left unsaid right after a meal", () => {
  it.each([
    ["foi o dobro de tudo", ["arroz-branco 200", "feijao-carioca 160", "ovo-cozido 180"]],
    ["metade de cada coisa", ["arroz-branco 50", "feijao-carioca 40", "ovo-cozido 45"]],
    ["deixei um quarto de tudo no prato", ["arroz-branco 75", "feijao-carioca 60", "ovo-cozido 68"]],
    ["tira o último", ["arroz-branco 100", "feijao-carioca 80"]],
    ["foi só um", ["arroz-branco 100", "feijao-carioca 80", "ovo-cozido 45"]],
    ["não comi um deles", ["arroz-branco 100", "feijao-carioca 80", "ovo-cozido 45"]],
    ["põe mais um", ["arroz-branco 100", "feijao-carioca 80", "ovo-cozido 135"]],
    ["150 g", ["arroz-branco 100", "feijao-carioca 80", "ovo-cozido 90"]],
    ["não era pra anotar", []],
  ])("of several: %s", (text, held) => {
    expect(heldAfter(LUNCH, text)).toEqual(held);
  });

  it.each([
    ["dobra", ["coxinha 400"]],
    ["foi em dobro", ["coxinha 400"]],
    ["comi tudo de novo", ["coxinha 400"]],
    ["uma a menos", ["coxinha 100"]],
    ["adiciona mais uma", ["coxinha 300"]],
    ["180g no total", ["coxinha 180"]],
    ["tira esse", []],
    ["esquece esse", []],
  ])("of one: %s", (text, held) => {
    expect(heldAfter("comi 2 coxinhas", text)).toEqual(held);
  });

  it("is said of what was spoken of last", () => {
    expect(heldAfter(LUNCH, "o feijão foi 90 g", "tira esse")).toEqual(["arroz-branco 100", "ovo-cozido 90"]);
  });
});
