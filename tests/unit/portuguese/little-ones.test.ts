import { describe, expect, it } from "vitest";
import { FOODS } from "@/lib/nutrition/foods/catalogue/catalogue";
import { cleanText, tokenise } from "@/lib/portuguese/text/tokens";
import { foodAt } from "@/lib/portuguese/vocabulary/food-names";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

/** How people call a little or a beloved one of it. */
function littleOf(word: string): string {
  const bare = word
    .normalize("NFD")
    .replace(/\u0301|\u0302|\u0300/g, "")
    .normalize("NFC");
  if (word.endsWith("ão")) return word.replace(/ão$/, "ãozinho");
  if (/[éêáóíúi]$/.test(word)) return `${bare}zinho`;
  if (word.endsWith("m")) return bare.replace(/m$/, "nzinho");
  if (/[cg][ao]$/.test(word)) return bare.replace(/c([ao])$/, "quinh$1").replace(/g([ao])$/, "guinh$1");
  if (/ç[ao]$/.test(word)) return bare.replace(/ç([ao])$/, "cinh$1");
  if (/[ao]$/.test(word)) return bare.replace(/([ao])$/, "inh$1");
  if (word.endsWith("e")) return bare.replace(/e$/, "inho");
  return `${bare}zinho`;
}

/** What is another thing by its little name. */
const OTHERS = new Set(
  `malte rosca tomate batata mandioca cebola broto caju goiaba costela churrasco churras língua bode coxa pato dourada
  danone maki queijada croquete salgado palha pizza bauru nescau canjica cavaca xuxu chimas refri peito filé dosa huoguo`.split(
    /\s+/,
  ),
);

const idOf = (said: string) => foodAt(tokenise(cleanText(`100 g de ${said}`)), 3, true)?.food.id ?? null;

describe("a little one of it is the same food", () => {
  const words = new Set(
    FOODS.flatMap(({ name, aliases }) => [name, ...aliases])
      .map((name) => name.toLowerCase())
      .filter((name) => /^\p{L}{4,}$/u.test(name) && !/inh[oa]s?$/.test(name)),
  );
  it("whatever food", () => {
    const unlike = [...words]
      .filter((word) => !OTHERS.has(word) && idOf(word) !== null && idOf(word) !== idOf(littleOf(word)))
      .map((word) => `${word} ${littleOf(word)}`);
    expect(unlike).toEqual([]);
  });
});

describe("and as much of it", () => {
  it.each<[string, string[]]>([
    ["comi uma bananinha", ["banana-prata 75"]],
    ["comi uma bananinha com aveia", ["banana-com-aveia 90"]],
    ["comi uma bananinha paraibuna", ["bananada 25"]],
    ["tomei uma aguinha mineral de 600 ml", ["water 600"]],
    ["agora tomei 300 ml de aguinha", ["water 300"]],
    ["meio litrinho de água", ["water 500"]],
    ["tomei 2 litrinhos de água hoje", ["water 2000"]],
    ["subi na balancinha agora e marcou 75,1 kg", ["kg 75.1"]],
    ["comi 50 graminhas de arroz", ["arroz-branco 50"]],
    ["um cachinho de uva", ["uva 100"]],
    ["uma xicrinha de chá", ["cha 200"]],
    ["uma xicrinha de café", ["cafe 50"]],
    ["um café pequeno sem açúcar", ["cafe 50"]],
    ["2 cafés pequenos", ["cafe 100"]],
    ["um pratinho de sopa de legumes", ["sopa-de-legumes 244"]],
    ["um pratinho raso de macarrão", ["macarrao-cozido 240"]],
    ["um pratinho de bolo", ["bolo-simples 120"]],
    ["uma sopinha de legumes", ["sopa-de-legumes 325"]],
    ["tomei um leitinho quente", ["leite-integral 206"]],
    ["comi um camarãozinho", ["camarao 100"]],
    ["camarãozinho na moranga", ["camarao-na-moranga 300"]],
    ["dois pastelzinhos de carne", ["pastel-de-carne 200"]],
    ["6 pastelzinhos de carne", ["pastel-de-carne 120"]],
    [
      "comi um sanduichinho: 2 fatias de pão, 1 fatia de queijo e 1 de presunto",
      ["pao-de-forma 50", "presunto 15", "queijo-mucarela 20"],
    ],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a little plate of what is a meal", () => {
  it.each<[string, string[]]>([
    ["um pratinho cheio de mungunzá", ["canjica 225"]],
    ["mungunzá um pratinho cheio, coisa boa", ["canjica 225"]],
    ["moela 1 pratinho", ["moela 120"]],
    ["um pratinho de bolo", ["bolo-simples 120"]],
    ["bolo um pratinho", ["bolo-simples 120"]],
    ["arroz, um pratinho", ["arroz-branco 120"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("what has its own name by it", () => {
  it.each<[string, string[]]>([
    ["comi 3 coxinhas", ["coxinha 300"]],
    ["tomei um cafezinho", ["cafe 50"]],
    ["um pãozinho com manteiga", ["pao-com-manteiga 60"]],
    ["2 docinhos na festa", ["brigadeiro 30"]],
    ["um espetinho de frango", ["espetinho-de-frango 70"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
