import { avoiding, muchOf, noRule, type Rule, warningTable } from "@/lib/nutrition/warnings/rule";

/** Other words for what is avoided. Keys are read as search keys, the longest first, so that "leite de coco" is no milk. */
export const OTHER_WORDS: Readonly<Record<string, Rule>> = {
  ...warningTable(
    `leite: milk
    laticínio: milk
    lácteo: milk
    derivado do leite: milk
    proteína do leite de vaca: milk
    whey: milk
    aplv: milk
    alv: milk
    caseína: milk
    açúcar do leite: lactose
    nata: cream
    leite de coco: coconut
    óleo de coco: coconut
    leite de soja: soy
    óleo de soja: soy
    proteína de soja: soy
    carne de soja: soy
    queijo de soja: soy
    shoyu: soy_sauce
    leite de amêndoa: almond
    leite de castanha: cashew
    leite de aveia: oats
    leite de arroz: rice
    albumina: egg
    gemada: egg
    farinha de trigo: wheat
    farinha branca: wheat
    pão: wheat
    macarrão: wheat
    massa: wheat
    cerveja: barley alcohol
    castanha: nuts
    oleaginosa: nuts
    noz: nuts
    nozes e castanhas: nuts
    frutos secos: nuts
    nuts: nuts
    castanha portuguesa: chestnut
    castanha do brasil: brazil_nut
    pasta de amendoim: peanut
    manteiga de amendoim: peanut
    paçoca: peanut
    leguminosa: beans lentil chickpea pea soy peanut lupin
    tahine: sesame
    tahini: sesame
    fruto do mar: shellfish
    mariscos: shellfish
    camarões: shrimp
    sururu: mussel
    ostra: oyster
    carne: meat
    carnes: meat
    carne suína: pork
    suíno: pork
    porco: pork
    torresmo: pork
    toucinho: bacon
    carne de boi: beef
    boi: beef
    vaca: beef
    carne de vaca: beef
    cordeiro: lamb
    carneiro: lamb
    bode: goat
    cabrito: goat
    galinha: poultry
    ave: poultry
    peru: poultry
    peito de frango: poultry
    calabresa: linguica
    salame: cured_meat
    frios: cured_meat
    defumado: cured_meat
    charque: cured_meat
    carne seca: cured_meat
    vísceras: offal
    sushi: raw_fish
    sashimi: raw_fish
    ovo cru: raw_egg
    carne crua: raw_meat
    álcool: alcohol
    bebida alcoólica: alcohol
    vinho: alcohol
    cachaça: alcohol
    gás: carbonated
    refri: soft_drink
    coca: soft_drink
    chocolate: chocolate
    doce: added_sugar
    doces: added_sugar
    adoçante: sweetener
    edulcorante: sweetener
    xilitol: polyol
    poliol: polyol
    corante: colouring
    sulfito: sulphite
    glutamato: glutamate
    ajinomoto: glutamate
    industrializado: ultra_processed
    fritura: fried
    fritos: fried
    dendê: dende
    aipim: cassava
    macaxeira: cassava
    tapioca: cassava
    jerimum: pumpkin
    beringela: aubergine
    mexerica: tangerine
    bergamota: tangerine
    cítrico: citrus
    cogumelo: mushroom
    shitake: mushroom
    levedura: yeast
    chá mate: mate
    chimarrão: mate
    chá preto: black_tea
    chá verde: black_tea
    energético: energy_drink
    girassol: sunflower`,
    avoiding,
  ),
  ...warningTable(
    `sal: sodium
    sódio: sodium
    muito sal: sodium
    comida salgada: sodium
    potássio: potassium
    fósforo: phosphorus
    purina: purine
    oxalato: oxalate
    histamina: histamine
    vitamina k: vitamin_k
    fodmap: fodmap
    fast food: fast_food
    lanche de rua: fast_food`,
    muchOf,
  ),
  ...noRule("a spice, no nut", "noz-moscada"),
  ...noRule(
    "no food",
    "poeira, pelo de gato, pelo de cachorro, mofo, perfume, picada de inseto, níquel, bijuteria, esparadrapo, remédio, medicamento, antibiótico",
  ),
};
