import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("what is named for why another was had, refused, left or blamed", () => {
  it.each<[string, string[]]>([
    ["comi pão de forma pq o pão francês acabou", ["pao-de-forma 25"]],
    ["tomei chá porque o leite azedou", ["cha 200"]],
    ["comi banana, que o abacaxi me dá azia", ["banana-prata 75"]],
    ["almocei frango pq a carne tá cara", ["frango-grelhado 100"]],
    ["comi tapioca com ovo pq esqueci de comprar queijo", ["tapioca-com-ovo 130"]],
    ["comi 2 bananas, resisti ao bolo", ["banana-prata 150"]],
    ["fugi do pastel e comi uma maçã", ["maca 150"]],
    ["larguei a coca e tomei um copo de suco de laranja", ["suco-de-laranja 208"]],
    ["ia ser sopa mas comi pizza, 2 fatias", ["pizza-de-mucarela 200"]],
    ["não deu pra salada aí fui de omelete", ["omelete 110"]],
    ["pedi pra tirar a cebola e comi o x-salada", ["x-salada 200"]],
    ["comi 2 coxinhas, amanhã volto pra salada", ["coxinha 200"]],
    ["comi um pão de alho antes da picanha ficar pronta", ["pao-de-alho 50"]],
    ["chá de boldo, 1 xícara, castigo pela feijoada de sábado", ["cha-de-boldo 206"]],
    ["78 kg hoje, culpa do churrasco", ["kg 78"]],
    ["comi o frango mas deixei o arroz", ["frango-grelhado 100"]],
    ["a nutri cortou o pão, então comi 2 ovos cozidos", ["ovo-cozido 90"]],
    ["mordi um pepino achando que era abobrinha", ["pepino 100"]],
    ["o leite talhou, comi uma maçã", ["maca 150"]],
    ["comi salsicha, purê não que eu enjoei", ["salsicha 45"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string[], string[]]>([
    [["não resisti ao pastel e comi 2"], ["pastel 200"]],
    [["comi bolo e deixei o café esfriar"], ["bolo-simples 60"]],
    [["comi arroz e frango", "larguei o arroz"], ["frango-grelhado 100"]],
    [
      ["comi pão com manteiga", "foi requeijão, pq a manteiga acabou"],
      ["pao-frances 50", "requeijao 30"],
    ],
    [["comi 2 bolachas", "troquei a bolacha por um kiwi"], ["kiwi 94"]],
    [["comi o bolo que a vovó fez"], ["bolo-simples 60"]],
  ])("as it was: %s", (said, held) => expect(heldAfter(...said)).toEqual(held));
});
