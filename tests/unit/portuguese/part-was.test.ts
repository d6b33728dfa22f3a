import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

describe("what something was told with was of another kind", () => {
  it.each<[string, string, string[]]>([
    ["1 tapioca com queijo coalho", "o queijo era mussarela, n coalho", ["queijo-mucarela 30", "tapioca 80"]],
    [
      "1 tapioca com queijo coalho",
      "o queijo não era coalho, era mussarela",
      ["queijo-mucarela 30", "tapioca 80"],
    ],
    [
      "1 omelete com queijo coalho",
      "o queijo era mussarela, não coalho",
      ["omelete 110", "queijo-mucarela 20"],
    ],
    [
      "cuscuz com queijo coalho",
      "o queijo era mussarela e não coalho",
      ["cuscuz-de-milho 142", "queijo-mucarela 28"],
    ],
    ["pão com queijo prato", "o queijo era minas não prato", ["pao-frances 50", "queijo-minas-frescal 30"]],
    ["arroz e feijão preto", "o feijão era carioca, n preto", ["arroz-branco 125", "feijao-carioca 140"]],
    ["1 pão de queijo", "o queijo era minas", ["pao-de-queijo 40"]],
    ["1 tapioca com coco", "o queijo era mussarela, não coalho", ["tapioca-com-coco 115"]],
    ["arroz e bife", "o bife era de ontem, não de hoje", ["arroz-branco 125", "bife-grelhado 100"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(`comi ${told}`, said)).toEqual(held));
});
