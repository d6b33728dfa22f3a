import { describe, expect, it } from "vitest";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { pointedOutIn } from "@/tests/unit/nutrition/told";

describe("what the kind of a food tells, held against a profile", () => {
  it.each<[because: AvoidedBecause, said: string, text: string, outcome: string]>([
    // Sulphites in what is kept in brine or syrup, and in what is drunk under a fruit's name.
    ["allergy", "sulfito", "comi estrogonofe com champignon em conserva", "may"],
    ["allergy", "sulfito", "comi filé ao molho de champignon", "has"],
    ["allergy", "sulfito", "comi pêssego em calda", "may"],
    ["allergy", "sulfito", "comi empada de palmito", "may"],
    ["allergy", "sulfito", "comi salada com milho em conserva", "may"],
    ["allergy", "sulfito", "comi shimeji na manteiga", "-"],
    ["allergy", "sulfito", "comi sardinha em conserva", "-"],
    ["allergy", "sulfito", "tomei uma mimosa", "has"],
    ["allergy", "sulfito", "comi 2 mimosas", "-"],
    ["allergy", "soja", "comi arroz com 30 g de proteína de soja", "has"],
    ["allergy", "leite", "comi uma barra com 20 g de proteína", "has"],
    // Which milk of a plant it was, and no cow's besides.
    ["allergy", "amêndoas", "tomei latte de amêndoas", "has"],
    ["allergy", "leite", "tomei latte com leite de amêndoas", "-"],
    ["allergy", "soja", "tomei cappuccino com leite de soja", "has"],
    ["allergy", "soja", "had a soy milk latte", "has"],
    ["allergy", "amêndoas", "had a soy milk latte", "-"],
    ["allergy", "amêndoas", "had a cappuccino with almond milk", "has"],
    ["allergy", "amêndoas", "had a flat white with oat milk", "-"],
    ["allergy", "macadâmia", "tomei um smoothie com leite de macadâmia", "may"],
    ["allergy", "leite", "tomei leite de avelã", "-"],
    // What stands beside a dish and its weight is in it.
    ["allergy", "cebola", "comi 150 g de frango acebolado", "has"],
    ["allergy", "amendoim", "comi um bolinho, sabe, aquele doce com amendoim e coco? 50 g", "has"],
    ["allergy", "alho", "tilápia grelhada 130 g. Tempero só alho, limão e cheiro-verde", "has"],
    ["allergy", "castanha de caju", "comi torta de frango. Leva castanha de caju e creme de leite", "has"],
    ["allergy", "ovo", "comi uma fatia de bolo de fubá. Leva três ovos e uma xícara de leite", "has"],
    ["allergy", "leite", "comi sopa de mandioquinha (leva creme de leite e alho-poró)", "has"],
    ["allergy", "banana", "comi açaí batido com banana, 350 g no total", "has"],
    ["allergy", "leite", "tomei cappuccino de avelã", "has"],
    // The bread of a dish that is told by its filling, and the tortilla of another flour.
    ["allergy", "trigo", "comi hot dog: 2 salsichas e maionese", "has"],
    ["restriction", "Sem glúten", "comi tacos na tortilha de milho com carne", "-"],
    ["allergy", "leite", "tomei suco com nata de coco", "-"],
    ["allergy", "leite", "passei mu-mu no pão", "has"],
    ["allergy", "peixe", "comi uns rolinhos de kani", "has"],
    // A plant's milk that was poured into it, in a sentence of its own.
    ["allergy", "leite", "botei leite de amêndoas na minha vitamina de banana", "-"],
    ["allergy", "amêndoas", "tomei vitamina de banana, usei leite de amêndoas", "has"],
    ["preference", "vegano", "tomei cappuccino e botei leite de aveia nele", "-"],
    ["allergy", "leite", "tomei vitamina de banana e botei leite de coco no peixe", "has"],
    // Lysozyme of eggs.
    ["allergy", "ovo", "comi lascas de grana padano", "has"],
    ["allergy", "ovo", "comi escaldado cuiabano", "has"],
    // What is raw, for two.
    ["condition", "gestante", "comi queijo colonial de leite cru", "has"],
    ["condition", "gestante", "comi 2 fatias de salame", "has"],
    ["condition", "gestante", "comi queijo colonial", "-"],
    // What is said around it, or in its place, hides nothing.
    ["allergy", "leite", "comi um brigadeiro... quer saber, comi dois", "has"],
    ["allergy", "leite", "tomei lá um quentão... não, quentão não, foi 1 copo de leite", "has"],
    ["allergy", "leite", "um copo de leite e pão. o leite eu só tomei metade", "has"],
    ["allergy", "leite", "tomei o café com leite na xícara de chá", "has"],
    ["allergy", "leite", "1 copo de leite pra não dormir de estômago vazio", "has"],
    ["allergy", "ovo", "crepioca feita com 1 ovo e um copo de suco de uva", "has"],
    // What a thing tastes of is in it.
    ["allergy", "amendoim", "comi whey de pasta de amendoim", "has"],
    ["allergy", "nozes", "comi picolé de nozes", "has"],
    ["allergy", "avelã", "comi wafer de avelã", "has"],
    ["allergy", "amendoim", "comi whey de baunilha", "-"],
    // One nut is not another.
    ["allergy", "castanha-do-pará", "comi queijo de castanha-do-pará", "has"],
    ["allergy", "carne de porco", "comi pastel de pizza", "has"],
    ["allergy", "leite", "comi pintado ao urucum", "has"],
    ["allergy", "leite", "comi pintado na brasa", "-"],
    ["allergy", "moluscos", "comi um pão doce caracol", "-"],
  ])("%s %s: %s", (because, said, text, outcome) => {
    expect(pointedOutIn(because, said, text)).toBe(outcome);
  });
});
