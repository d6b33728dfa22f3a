import { describe, expect, it } from "vitest";
import { searchFoods } from "@/lib/nutrition/foods/search/food-search";

const first = (query: string) => searchFoods(query)[0]?.id ?? "-";

describe("a search for what has no name of its own", () => {
  it.each([
    // The same by another name.
    ["penne ao pesto", "macarrao-ao-pesto"],
    ["talharim ao molho branco", "macarrao-ao-molho-branco"],
    ["esfirra fechada de frango", "esfiha-de-frango"],
    ["muzzarela de bufala", "mucarela-de-bufala"],
    ["bolacha recheada", "biscoito-recheado"],
    // Words that change nothing.
    ["arroz orgânico", "arroz-branco"],
    ["tomate in natura", "tomate"],
    // What was added to a food that has it anyway.
    ["ravioli de queijo", "ravioli"],
    ["canjica com amendoim", "canjica"],
    ["açaí puro sem açúcar", "polpa-de-acai"],
    // What it comes in, the sort, what a salad is of, and English.
    ["copo de leite", "leite-integral"],
    ["2 fatias de bolo de chocolate", "bolo-de-chocolate"],
    ["geleia de morango diet", "geleia-diet"],
    ["leite condensado moça zero lactose", "leite-condensado-sem-lactose"],
    ["sal light com cloreto de potássio", "sal-light"],
    ["salada de kiwi e mamão", "salada-de-frutas"],
    ["scrambled eggs", "ovo-mexido"],
  ])("finds %s as %s", (query, food) => expect(first(query)).toBe(food));

  it.each([
    // Another substance.
    ["farinha de beterraba"],
    ["leite de alpiste"],
    ["manteiga de karité"],
    ["café de chicória"],
    // Another food for who eats so.
    ["rabada vegana"],
    ["lasanha light"],
    ["pizza de calabresa vegana"],
    ["caipirinha sem álcool"],
    ["pudim sem lactose"],
    ["lasanha com leite vegetal"],
    // An allergen more than the food without it.
    ["pizza de polvo"],
    ["bolo de laranja de amêndoas"],
    ["sopa de legumes de camarão"],
  ])("takes nothing else for %s", (query) => expect(first(query)).toBe("-"));

  it.each([
    ["coca-cola light", "refrigerante-zero"],
    ["fanta uva diet", "refrigerante-zero"],
    ["guaraná light", "refrigerante-zero"],
    ["barra de chocolate diet", "chocolate-diet"],
  ])("never takes sugar for %s", (query, food) => expect(first(query)).toBe(food));

  it("finds both where one was added to the other", () => {
    expect(
      searchFoods("torrada com manteiga")
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(["torrada", "manteiga"]);
  });
});
