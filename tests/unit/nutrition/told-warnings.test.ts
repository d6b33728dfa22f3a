import { describe, expect, it } from "vitest";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { foodWarningsOf } from "@/lib/nutrition/warnings/food-warnings";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import pairs from "@/tests/golden/told-pairs.json";

const BECAUSE: Readonly<Record<string, AvoidedBecause>> = {
  alergia: "allergy",
  restrição: "restriction",
  dieta: "preference",
  condição: "condition",
};

/** What dietitians who had read no code told: docs/food-figures.md, lists fifteen to eighteen. Left as they are: */
const DEBATABLE = new Set(["comi arroz glutinoso no restaurante tailandês em forma de bolinho doce de coco"]);

const EVENING = new Date("2026-11-22T23:30:00Z");

/** What a message logs, held against a profile: "has", "may", "-"; "nothing" where nothing was logged. */
function pointedOut(because: AvoidedBecause, said: string, text: string): string {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(text, EVENING);
  const items = diary.entries.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
  if (items.length === 0) return "nothing";
  const avoided = readAvoided(because, said);
  const warnings = items.flatMap(({ foodId }) => {
    const food = findFood(foodId);
    return food ? foodWarningsOf(food, avoided) : [];
  });
  if (warnings.length === 0) return "-";
  return warnings.some(({ certain }) => certain) ? "has" : "may";
}

describe("what is told to the chat, held against a profile", () => {
  it.each(Object.entries(pairs))("%s", (profile, { warns, leaves }) => {
    const [kind = "", said = ""] = profile.split(": ");
    const because = BECAUSE[kind] as AvoidedBecause;
    expect(warns.filter((text) => !/has|may/.test(pointedOut(because, said, text)))).toEqual([]);
    const alarms = leaves.filter((text) => /has|may/.test(pointedOut(because, said, text)));
    expect(alarms.filter((text) => !DEBATABLE.has(text))).toEqual([]);
  });

  it.each<[because: AvoidedBecause, said: string, text: string, outcome: string]>([
    // What it is cooked in.
    ["allergy", "leite", "comi peixe na manteiga de garrafa", "has"],
    ["allergy", "leite", "comi camarão na manteiga de garrafa", "has"],
    ["allergy", "leite", "comi cenoura na manteiga de amendoim", "-"],
    ["allergy", "leite", "comi bife no azeite", "-"],
    // What nothing else is in.
    ["allergy", "leite", "comi canjica feita só com leite de coco", "-"],
    ["allergy", "leite", "comi curau feito em casa apenas com leite de coco", "-"],
    ["allergy", "leite", "comi mungunzá com leite de coco", "has"],
    ["allergy", "leite", "comi arroz doce com leite de coco", "has"],
    ["allergy", "leite", "comi arroz doce feito com leite de coco", "-"],
    ["allergy", "leite", "comi bolo feito só com leite", "has"],
    ["allergy", "amêndoa", "comi arroz doce feito com leite de amêndoas", "may"],
    ["allergy", "amêndoa", "comi brigadeiro feito só com leite de amêndoas", "has"],
    // What a base stands in for, and what it brings.
    ["allergy", "tremoço", "comi nuggets à base de tremoço", "has"],
    ["allergy", "soja", "comi macarrão à base de soja", "has"],
    ["allergy", "trigo", "comi crepe 100% de trigo sarraceno", "-"],
    ["allergy", "trigo", "comi salada de macarrão de arroz com legumes", "-"],
    ["allergy", "trigo", "comi pizza com massa de couve-flor", "-"],
    ["allergy", "trigo", "comi yakisoba de macarrão de arroz", "has"],
    ["allergy", "trigo", "comi macarrão 100% integral", "has"],
    ["allergy", "trigo", "comi pão feito com farinha de trigo e arroz", "has"],
    ["allergy", "leite", "comi queijo feito de castanha de caju", "-"],
    ["allergy", "castanha de caju", "comi queijo feito de castanha de caju", "has"],
    ["preference", "vegetariano", "comi hambúrguer à base de grão-de-bico", "-"],
    // One part that is of plants.
    ["preference", "vegetariano", "comi cachorro-quente com salsicha vegetal", "-"],
    ["preference", "vegetariano", "comi feijoada com proteína de soja", "-"],
    ["preference", "vegetariano", "comi feijoada com linguiça vegana e costelinha", "has"],
    ["preference", "vegetariano", "comi x-bacon com hambúrguer vegetal", "has"],
    ["preference", "vegetariano", "comi pizza de calabresa vegana e presunto", "has"],
    ["allergy", "leite", "comi pizza de calabresa vegana", "has"],
    // What it is coated with.
    ["allergy", "trigo", "comi tofu empanado", "has"],
    ["allergy", "trigo", "comi tofu empanado na farinha de arroz", "-"],
    ["allergy", "leite", "comi batata-doce gratinada", "has"],
    ["allergy", "leite", "comi batata-doce assada", "-"],
    // What a brand, a ready meal or another kitchen has in it.
    ["allergy", "mostarda", "comi x-salada com molho billy jack", "has"],
    ["allergy", "peixe", "comi arroz feito com caldo knorr de peixe", "has"],
    ["allergy", "amendoim", "comi mandolate", "has"],
    ["allergy", "leite", "comi polpetone", "has"],
    ["allergy", "trigo", "comi um arroz bom", "-"],
    // Houses that make nothing of animals.
    ["restriction", "sem lactose", "comi iogurte de coco da Vida Veg", "-"],
    ["allergy", "leite", "comi requeijão NoMoo", "-"],
    ["allergy", "leite", "comi iogurte de coco da Nestlé", "has"],
    ["preference", "vegetariano", "comi almôndegas da Fazenda Futuro", "-"],
    // What one cooked, and not for others.
    ["allergy", "amendoim", "torrei amendoim", "has"],
    ["allergy", "ovo", "fritei 2 ovos", "has"],
    ["allergy", "ovo", "fritei 2 ovos pro meu filho", "nothing"],
    ["allergy", "frango", "assei um frango para as visitas", "nothing"],
    ["allergy", "frango", "assei um frango mas não comi", "nothing"],
    ["allergy", "frango", "grelhei 500 g de frango para a semana", "nothing"],
    ["allergy", "frango", "assei um frango para amanhã", "nothing"],
    ["allergy", "frango", "assei uma coxa de frango para o jantar", "has"],
    ["allergy", "frango", "assei um frango mas não comi a pele", "has"],
    // What stands in for meat.
    ["allergy", "soja", "comi hambúrguer de PTS", "has"],
    ["allergy", "soja", "comi strogonoff de proteína de soja", "has"],
    ["allergy", "soja", "comi proteína texturizada de soja", "has"],
    ["preference", "vegetariana", "comi coxinha de PTS", "-"],
    ["preference", "vegetariana", "comi almôndegas de soja ao molho", "-"],
    // A sandwich by its meat has a bun and cheese all the same.
    ["allergy", "trigo", "comi um x-picanha", "has"],
    ["allergy", "leite", "comi um x-calabresa", "has"],
    ["restriction", "não como porco", "comi um x-coração", "-"],
    // Of a brand, by what its packet says.
    ["allergy", "glúten", "comi queijinho Piraquê", "has"],
    ["allergy", "leite", "comi língua de gato da Kopenhagen", "has"],
    ["allergy", "leite", "comi um tablete da Cacau Show", "has"],
    ["allergy", "leite", "comi 2 Batavinho", "has"],
    ["allergy", "leite", "tomei um Danup de morango", "has"],
    ["allergy", "trigo", "comi um McFlurry Oreo", "has"],
    ["allergy", "trigo", "comi mamão com All-Bran da Kellogg's", "has"],
    ["allergy", "amendoim", "belisquei Crokíssimo da Santa Helena", "has"],
    ["allergy", "macadâmia", "comi Häagen-Dazs macadâmia", "has"],
    ["allergy", "avelã", "comi um Talento avelã", "has"],
    ["allergy", "amêndoa", "comi um Magnum amêndoas", "has"],
    ["allergy", "trigo", "comi um pacote de Torcida", "has"],
    ["allergy", "soja", "grelhei um Incrível Burger da Seara", "has"],
    ["preference", "vegetariana", "grelhei um Incrível Burger da Seara", "-"],
    ["preference", "vegetariana", "comi linguiça da Fazenda Futuro", "-"],
    ["allergy", "leite", "tomei um copo de leite Nude", "-"],
    ["allergy", "peixe", "pinguei Lea & Perrins na carne", "may"],
    ["allergy", "mostarda", "temperei o rosbife com Colman's", "has"],
    ["allergy", "tremoço", "comi um pacotinho de Brami sabor alho", "has"],
    ["allergy", "sulfito", "tomei duas taças de Casillero del Diablo", "has"],
    ["allergy", "gergelim", "salpiquei gomasio no arroz integral", "has"],
    ["condition", "intolerância à lactose", "tomei um YoPro de baunilha", "may"],
    ["allergy", "peixe", "fiz salada com o atum vegetal da Fazenda Futuro", "-"],
    // Water takes no milk out of what is a powder of it.
    ["allergy", "leite", "tomei um copo de Sustagen batido com água", "has"],
    ["allergy", "leite", "tomei whey batido com água", "has"],
    ["allergy", "leite", "tomei leite em pó preparado com água", "has"],
    ["allergy", "leite", "comi mingau de aveia feito com água", "-"],
    // Dishes that no word of theirs tells what is in.
    ["allergy", "leite", "comi purê de mandioquinha", "has"],
    ["allergy", "leite", "comi purê de abóbora", "has"],
    ["allergy", "leite", "comi arroz cremoso", "has"],
    ["allergy", "leite", "comi ostras gratinadas", "has"],
    ["allergy", "leite", "comi batata dauphinoise", "has"],
    ["allergy", "leite", "comi linguado à meunière", "has"],
    ["allergy", "ovo", "comi arroz biro-biro", "has"],
    ["allergy", "ovo", "comi bolo de carne", "has"],
    ["allergy", "ovo", "comi biscoito champagne", "has"],
    ["allergy", "ovo", "comi salada cobb", "has"],
    ["allergy", "trigo", "comi frango à Kiev", "has"],
    ["allergy", "trigo", "comi bife à cubana", "has"],
    ["allergy", "trigo", "comi filé wellington", "has"],
    // What it is made of by its own name.
    ["allergy", "leite", "comi uma banana split", "has"],
    ["allergy", "leite", "comi delícia de abacaxi", "has"],
    ["allergy", "peixe", "comi moqueca de camarão", "may"],
    ["allergy", "camarão", "comi moqueca de camarão", "has"],
    ["allergy", "peixe", "comi camarão gratinado", "-"],
    ["allergy", "peixe", "comi sanduíche de patê de atum", "has"],
    ["allergy", "castanhas", "comi sorvete de paçoca", "-"],
    ["allergy", "avelã", "comi gelato de avelã", "has"],
    ["allergy", "amendoim", "comi um pacote de m&m's", "has"],
    ["condition", "fenilcetonúria", "tomei clight de limão", "may"],
    ["condition", "diabetes", "comi uma maçã do amor", "has"],
    ["allergy", "castanha de caju", "comi queijo vegano de castanha de caju", "has"],
    ["allergy", "leite", "comi iogurte de castanha de caju", "-"],
    ["allergy", "avelã", "comi um kinder bueno", "has"],
    ["allergy", "trigo", "comi um ferrero rocher", "has"],
    ["allergy", "glúten", "tomei um milkshake de ovomaltine", "has"],
    ["allergy", "camarão", "comi um pastel de camarão", "has"],
    ["allergy", "camarão", "comi rissole de camarão", "has"],
    ["allergy", "leite", "comi uma empada de queijo", "has"],
    ["allergy", "ovo", "tomei um pisco sour", "has"],
    ["allergy", "ovo", "tomei um mojito", "-"],
    ["allergy", "ovo", "comi um marshmallow", "may"],
    ["allergy", "leite", "comi fios de ovos", "-"],
    ["allergy", "amendoim", "comi brigadeiro com granulado", "may"],
    ["allergy", "amendoim", "comi um chokito", "may"],
    ["allergy", "amendoim", "comi um dadinho doce", "has"],
    ["allergy", "castanha de caju", "comi frango refogado com castanha d’água", "-"],
    // Called for something else than for what is in it.
    ["allergy", "leite", "tomei um brandy alexander", "has"],
    ["allergy", "leite", "tomei um white russian", "has"],
    ["allergy", "leite", "tomei uma dose de amarula", "has"],
    ["allergy", "leite", "comi torta búlgara", "has"],
    ["allergy", "trigo", "comi torta búlgara", "may"],
    ["allergy", "ovo", "tomei um pink lady", "has"],
    ["allergy", "ovo", "comi fatia dourada", "has"],
    ["allergy", "amêndoa", "comi um pastel de santa clara", "has"],
    ["allergy", "amêndoa", "comi um pastel de belém", "-"],
    ["allergy", "amendoim", "comi torta de sonho de valsa", "has"],
    ["allergy", "amendoim", "comi um dadinho", "has"],
    ["allergy", "trigo", "comi um crunch", "may"],
    ["allergy", "peixe", "comi antepasto de aliche", "has"],
    ["allergy", "peixe", "comi bagna càuda", "has"],
    ["allergy", "peixe", "comi udon", "has"],
    ["allergy", "soja", "comi um gyudon", "has"],
    ["restriction", "não como porco", "comi um gyudon", "-"],
    ["allergy", "camarão", "comi pitu ao alho e óleo", "has"],
    ["allergy", "camarão", "tomei uma pitu", "-"],
    ["allergy", "glúten", "comi carpaccio", "-"],
    ["allergy", "peixe", "comi spaghetti alla puttanesca", "has"],
    ["allergy", "leite", "comi penne alla vodka", "has"],
    ["allergy", "soja", "comi lomo saltado", "has"],
    ["allergy", "amendoim", "comi mole poblano", "has"],
    ["allergy", "nozes", "comi ataif", "has"],
    // Any shape of pasta with its sauce.
    ["allergy", "leite", "comi penne ao molho branco", "has"],
    ["allergy", "trigo", "comi linguine ao vôngole", "has"],
    ["allergy", "castanha de caju", "comi fettuccine ao pesto", "has"],
    ["allergy", "leite", "comi talharim à noite", "-"],
    // A list of all that it is made of, and none of what lies in it.
    ["allergy", "leite", "comi bolo feito só com açúcar mascavo e óleo de coco", "has"],
    ["allergy", "leite", "comi pudim de leite condensado de coco", "-"],
    ["allergy", "trigo", "comi pão feito só com farinha, água e sal", "has"],
    ["allergy", "trigo", "comi lasanha feita só com queijo e presunto", "has"],
    ["allergy", "ovo", "comi ovo feito só com sal e água", "has"],
    ["allergy", "ovo", "comi panqueca feita em casa apenas de farinha de arroz, ovo e água", "has"],
    ["allergy", "leite", "comi panqueca feita em casa apenas de farinha de arroz, ovo e água", "-"],
    ["allergy", "leite", "comi sagu com creme", "has"],
    // A house behind a food, and a place that is called as a verb.
    ["allergy", "ovo", "comi sanduíche de ovo do Subway", "has"],
    ["allergy", "peixe", "comi um wrap de atum do Subway", "has"],
    ["allergy", "leite", "comi hambúrguer de soja do burger king", "-"],
    ["allergy", "gergelim", "comi kimbap na Coreia do Bom Retiro", "has"],
    ["allergy", "trigo", "comi uma mil-folhas", "has"],
    ["allergy", "amendoim", "comi uma colher de Dr. Peanut", "has"],
    // What it is baked of stands in for wheat, where no wheat is told.
    ["allergy", "trigo", "comi bolinho de arroz feito com farinha de arroz", "-"],
    ["allergy", "trigo", "comi bolinho de arroz feito com farinha de trigo", "has"],
    ["allergy", "trigo", "comi bolo feito com fubá", "has"],
    ["allergy", "trigo", "almocei lasanha feita com lentilha", "has"],
    ["allergy", "trigo", "comi esfiha feita com grão-de-bico", "has"],
    ["allergy", "trigo", "comi pastel 100% de palmito", "has"],
    ["allergy", "trigo", "almocei macarrão com palmito", "has"],
    ["allergy", "peixe", "almocei peixe feito com mandioca", "has"],
    ["allergy", "leite", "comi sorvete feito com amendoim", "has"],
    ["allergy", "trigo", "comi bolo feito com farinha de arroz e trigo", "has"],
    ["allergy", "amêndoas", "comi waffle feito com farinha de amêndoas", "has"],
    // Words that are read as what they are alike.
    ["allergy", "gergelim", "comi kafta com tahina", "has"],
    ["allergy", "peixe", "comi kafta com tahina", "-"],
    ["allergy", "moluscos", "comi choco frito", "has"],
    ["allergy", "leite", "comi choco frito", "-"],
    ["allergy", "amendoim", "tomei leite de amendoim", "has"],
    ["allergy", "amêndoas", "tomei leite de amendoim", "-"],
    ["allergy", "trigo", "tomei uma Paulaner", "has"],
    ["allergy", "trigo", "tomei uma heineken", "may"],
    // Named as what they are not made of.
    ["allergy", "peixe", "comi ceviche de palmito", "-"],
    ["allergy", "tremoço", "comi ceviche de chochos", "has"],
    ["allergy", "sulfito", "comi 2 damascos frescos", "-"],
    ["allergy", "sulfito", "comi 3 damascos", "has"],
    ["allergy", "leite", "comi frango ao curry com leite de coco", "-"],
    ["allergy", "leite", "comi curry de frango", "may"],
    ["allergy", "sulfito", "tomei uma margarita", "-"],
    ["allergy", "sulfito", "tomei um negroni", "has"],
  ])("%s %s: %s", (because, said, text, outcome) => {
    expect(pointedOut(because, said, text)).toBe(outcome);
  });
});
