import { describe, expect, it } from "vitest";
import { itemsOf, read } from "@/tests/unit/chat/read";

describe("an ordinary word", () => {
  it.each([
    "boto isso no lanche ou na janta",
    "comi com a barata na parede",
    "que gravata feia, comi tarde",
    "a Marina e o Mateus saíram do banco",
    "deixei o barco na lagoa",
  ])("is no misspelt food: %s", (text) => {
    const { meals, ask, unknown } = read(text);
    expect([meals, ask, unknown]).toEqual([[], null, []]);
  });

  it.each(["oremos", "rezemos", "passaremos", "combinemos", "medimos", "partirmos"])(
    "nor is a verb of us all: me pesei, 68,2 kg. %s",
    (verb) => expect(read(`me pesei agora, 68,2 kg. ${verb}`).meals).toEqual([]),
  );

  it.each([
    "parei um minutinho entre uma panela e outra",
    "só uma passadinha de leve e já volto",
    "fiz uma farra com as netas",
    "foi uma sova de trabalho hoje",
    "saí esganada da cozinha, tendo que correr",
    "a menina fez careta e a criatura chorou",
    "miudinha a minha letra, uma graça",
    "fiquei ensaiada, encalhada e esbaldada",
    "minha roupa tá bem macia e a sacolinha furada",
    "não ficasse eu de pé, tombava",
    "ontem sambei, hoje tô capotada",
    "é que eu pesco no leito do rio",
    "passei a tarde gingando e xingando",
  ])("is no food in what the talkative say: %s", (text) => {
    expect([itemsOf(`comi uma banana. ${text}`).map(({ foodId }) => foodId), text]).toEqual([
      ["banana-prata"],
      text,
    ]);
  });

  it.each([
    ["comi uma batata bem fritinha", "batata-frita"],
    ["tomei um todinho", "achocolatado-pronto"],
    ["comi goiava", "goiaba"],
    ["comi 2 colheres de amendoin", "amendoim"],
    ["comi um franguinho com polentinha", "frango-grelhado"],
    ["tomei um mingou", "mingau"],
  ])("leaves the little ones and the slips: %s", (text, food) => {
    expect(itemsOf(text)[0]?.foodId).toContain(food.split("-")[0]);
  });

  it.each([
    ["comi bifi", "bife-grelhado"],
    ["comi arros", "arroz-branco"],
    ["almocei frangu com batatta", "frango-grelhado"],
    ["comi iorgute", "iogurte-natural"],
  ])("keeps none of the real slips from being mended: %s", (text, food) => {
    expect(
      itemsOf(text)
        .map(({ foodId }) => foodId)[0]
        ?.split("-")[0],
    ).toBe(food.split("-")[0]);
  });
});
