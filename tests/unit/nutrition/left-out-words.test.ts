import { describe, expect, it } from "vitest";
import { searchFoods, searchFoodsFor } from "@/lib/nutrition/foods/search/food-search";

const first = (query: string) => searchFoods(query)[0]?.id ?? "-";

describe("a search for what has no name of its own", () => {
  it.each([
    // The same by another name.
    ["penne ao pesto", "macarrao-ao-pesto"],
    ["talharim ao molho branco", "macarrao-ao-molho-branco"],
    ["esfirra fechada de frango", "esfiha-de-frango"],
    ["muzzarela de bufala", "mucarela-de-bufala"],
    ["bolacha recheada", "biscoito-recheado"],
    // A house that makes nothing of animals.
    ["iogurte de coco Vida Veg", "iogurte-vegetal"],
    ["maionese notco", "maionese-vegana"],
    // Called like a filling, a base or a dip of something else.
    ["geleia de pimenta", "geleia-de-pimenta"],
    ["charuto de folha de uva", "charuto-de-folha-de-uva"],
    ["molho billy jack", "molho-billy-jack"],
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
    // A house between the two, what a dish is called with its sort left out, and any plant milk.
    ["sanduíche subway de atum light", "-"],
    ["suco del valle manga", "suco-de-caixinha"],
    ["frango empanado do kfc", "frango-a-milanesa"],
    ["pão integral com queijo", "pao-com-queijo"],
    ["tapioca recheada com queijo", "tapioca-com-queijo"],
    ["café coado com leite", "cafe-com-leite"],
    ["vitamina de morango com leite de aveia", "vitamina-com-leite-de-aveia"],
    ["mingau de aveia com leite de castanha", "mingau-com-leite-vegetal"],
    ["vitamina de leite de soja", "vitamina-com-leite-de-soja"],
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
    ["lasanha com leite vegetal"],
    // Of an animal by its first word alone.
    ["caviar de mandioca"],
    ["costelinha de abóbora"],
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

  it.each([
    ["pizza sem glúten", "pizza-sem-gluten"],
    ["hambúrguer sem queijo", "hamburguer~queijo"],
    ["leite sem lactose", "leite-sem-lactose"],
    ["aveia sem glúten", "aveia-sem-gluten"],
    ["homus sem tahine", "homus~gergelim"],
    ["mousse de maracujá sem lactose", "mousse-de-maracuja~lactose"],
    ["panqueca sem leite nem ovo", "panqueca-de-carne~leite.ovo"],
    ["cuscuz paulista sem sardinha", "cuscuz-paulista~sardinha"],
    ["sorvete sem leite", "sorvete-vegano"],
    ["maionese sem ovo", "maionese-vegana"],
    ["macarrão sem molho", "macarrao-cozido"],
    ["caipirinha sem álcool", "caipirinha~alcool"],
  ])("finds for %s what fits, %s", (query, food) => expect(first(query)).toBe(food));

  it("finds what fits for somebody with foods of their own as well", () => {
    const habits = { own: [], eaten: new Map([["homus", 9]]) };
    expect(searchFoodsFor("homus sem tahine", habits)[0]?.id).toBe("homus~gergelim");
  });

  it("finds both where one was added to the other", () => {
    expect(
      searchFoods("torrada com manteiga")
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(["torrada", "manteiga"]);
    // Rye would be unseen in bread with butter.
    expect(
      searchFoods("pão de centeio com manteiga")
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(["pao-de-centeio", "manteiga"]);
  });
});
