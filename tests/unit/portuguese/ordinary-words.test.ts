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
