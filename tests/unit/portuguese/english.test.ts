import { describe, expect, it } from "vitest";
import { read } from "@/tests/unit/chat/read";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const grams = (text: string) =>
  read(text).meals.flatMap(({ items }) => items.map((one) => [one.foodId, one.grams]));

describe("English that stores nothing", () => {
  it.each([
    "i plan to have pizza for dinner",
    "gonna have a burger for lunch",
    "planning on fish for dinner",
    "thinking about ordering pizza",
    "i'll probably have chicken tonight",
    "i might have some ice cream later",
    "i want a burger so bad",
    "craving chocolate",
    "if i have pizza tonight, will i be over?",
    "is it ok to have wine with dinner?",
    "about to eat a sandwich",
    "i usually have eggs for breakfast",
    "sundays i do pancakes",
    "my roommate is eating ramen",
    "my wife cooked rice",
    "i haven't had lunch",
    "i almost ate a donut",
    "they offered me cake but i said no",
    "making pasta for dinner",
    "dinner plan: salmon and rice",
    "i have chicken in the fridge",
    "there's cake at the office",
    "i've got eggs and cheese, what can i make?",
    "my plan says 100g of rice and 150g of chicken",
    "nutritionist recommended oatmeal for breakfast",
    "the recipe calls for 2 eggs and 1 cup of flour",
    "the restaurant was out of salmon",
  ])("%s", (text) => expect(read(text)).toMatchObject({ meals: [], water: [], weight: [] }));

  it.each([
    ["i was going to eat a donut but had an apple", "maca"],
    ["i wanted pizza but ate a salad instead", "salada-verde"],
    ["she ordered a burger, i had a salad", "salada-verde"],
  ])("%s: what was eaten", (text, food) => expect(grams(text).map(([id]) => id)).toEqual([food]));
});

describe("measures of English", () => {
  it.each([
    ["half a pound of shrimp", [["camarao", 226.8]]],
    ["1/4 lb of shrimp", [["camarao", 113.4]]],
    ["a quarter of a pound of shrimp", [["camarao", 113.4]]],
    ["12-oz steak", [["bife-grelhado", 340.2]]],
  ])("%s", (text, items) => expect(grams(text)).toEqual(items));

  it.each([
    ["16 oz of water", 473],
    ["water, 16 oz", 473],
    ["half a gallon of water", 1893],
    ["a 12 oz bottle of water", 355],
  ])("%s: by volume", (text, ml) => expect(Math.round(read(text).water[0]?.ml ?? 0)).toBe(ml));

  it.each([
    ["morning! 61 kg today, down a bit", 61],
    ["scale said 180 lbs this morning", 81.6],
    ["I'm at 69 kg now", 69],
  ])("%s", (text, kg) => expect(read(text).weight).toMatchObject([{ kg }]));
});

describe("dishes of English", () => {
  it.each([
    ["tapioca with cheese and a cup of coffee", ["tapioca-com-queijo", "cafe"]],
    ["shrimp risotto and a lime caipirinha", ["risoto-de-camarao", "caipirinha"]],
    ["scrambled 2 eggs with spinach", ["ovo-mexido", "espinafre"]],
    ["burrito bowl with rice and black beans", ["arroz-branco", "feijao-preto"]],
    ["salad with lettuce and cucumber", ["alface", "pepino"]],
    ["pastel de queijo from the feira", ["pastel-de-queijo"]],
    ["mac n cheese", ["macarrao-com-queijo"]],
    ["lunch today: 2 tilapia fillets and rice", ["tilapia", "arroz-branco"]],
    ["a chicken fillet and salad", ["frango-grelhado", "salada-verde"]],
    ["tuna sandwich", ["sanduiche-de-atum"]],
    ["kale salad with feta", ["couve-crua", "queijo-feta"]],
    ["i ate a banana", ["banana-prata"]],
    ["2 slices of bread with pasta de amendoim", ["pao-de-forma", "pasta-de-amendoim"]],
    ["warm milk and 4 maria cookies", ["leite-integral", "biscoito-maisena"]],
    ["gave in and ate one chicken coxinha", ["coxinha"]],
    ["250 g of fish moqueca", ["moqueca-baiana"]],
    ["coffee break, a 50 ml espresso", ["cafe-expresso"]],
    ["150 g of spinach quiche", ["quiche"]],
    ["and a bag of potato chips, 45 g", ["batata-chips"]],
    ["went to a barbecue and had 200 g of picanha", ["picanha"]],
    [
      "didn't feel like cooking, just a grilled ham and cheese sandwich and a glass of grape juice",
      ["misto-quente", "suco-de-uva"],
    ],
  ])("%s", (text, foods) => expect(grams(text).map(([id]) => id)).toEqual(foods));
});

describe("corrections in English", () => {
  it.each([
    [["feijoada and farofa for lunch", "take off the farofa, that was my husband's"], ["feijoada 350"]],
    [["2 tacos", "they were small ones, like 60 g each"], ["taco 120"]],
    [["2 tacos", "had 3 of them", "ate 2 more"], ["taco 450"]],
    [["2 slices of pizza", "make it 3"], ["pizza-de-mucarela 300"]],
    [["a beer", "my husband says I snore after beer lol"], ["cerveja 354"]],
    [
      ["sushi for lunch", "with a 350 ml Sprite", "and it was Sprite Zero"],
      ["refrigerante-zero 350", "sushi 200"],
    ],
    [
      ["steak", "a glass of white wine", "scratch the wine, I poured it but didn't drink it after all"],
      ["bife-grelhado 100"],
    ],
    [
      ["coffee and cake", "the coffee had milk"],
      ["bolo-simples 60", "cafe-com-leite 204"],
    ],
    [["yogurt and granola", "no granola"], ["iogurte-natural 170"]],
    [
      ["toast with butter", "swap the butter for cream cheese"],
      ["cream-cheese 20", "torrada 30"],
    ],
    [
      ["rice and chicken", "double the rice"],
      ["arroz-branco 250", "frango-grelhado 100"],
    ],
    [["a burger and fries", "i gave the fries to my son"], ["hamburguer 125"]],
    [["pancakes with syrup", "scratch the syrup"], ["panqueca-doce 80"]],
    [["orange juice", "scratch that, it was apple juice"], ["suco-de-maca 210"]],
    [
      ["steak and fries", "replace the steak with chicken"],
      ["batata-frita 110", "frango-grelhado 100"],
    ],
    [
      ["beef, rice and 3 sausages", "2 of those"],
      ["arroz-branco 125", "bife-grelhado 100", "linguica-toscana 120"],
    ],
  ])("%j", (said, held) => expect(heldAfter(...said)).toEqual(held));

  it("moves what was told", () => {
    expect(read("i had 2 tacos").meals).toHaveLength(1);
    expect(heldAfter("2 tacos for lunch", "move it to dinner")).toHaveLength(1);
  });

  it.each(["that's it until dinner", "thanks, that's all for today"])("%s changes nothing", (text) => {
    expect(heldAfter("rice and beans", text)).toEqual(heldAfter("rice and beans"));
  });
});

describe("Portuguese with a word of English", () => {
  it.each([
    ["castanha de caju e ice tea de pêssego", 2],
    ["poke de salmão, bowl de 400 g", 1],
    ["no almoço 2 chopps do happy hour", 1],
    ["2 scoops de whey", 1],
  ])("%s", (text, count) => expect(grams(text)).toHaveLength(count));
});
