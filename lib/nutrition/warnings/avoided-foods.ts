import { avoiding, muchOf, noRule, type Rule, warningTable } from "@/lib/nutrition/warnings/rule";

/** Foods and what is in them that people are allergic to or leave out, by the labels of the suggestion lists. */
export const AVOIDED_FOODS: Readonly<Record<string, Rule>> = {
  ...warningTable(
    `Leite de vaca: milk
    Proteína do leite: milk
    Caseína: milk
    Soro do leite: milk
    Leite de cabra: goat_milk
    Leite de búfala: milk
    Lactose: lactose
    Derivados de leite: milk
    Queijo: cheese
    Manteiga: butter
    Iogurte: yogurt
    Requeijão: requeijao
    Leite condensado: condensed_milk
    Creme de leite: cream
    Ovo: egg
    Clara de ovo: egg
    Maionese: mayonnaise
    Glúten: gluten
    Trigo: wheat
    Cevada: barley
    Centeio: rye
    Malte: barley
    Aveia: oats
    Milho: corn
    Arroz: rice
    Soja: soy
    Lecitina de soja: soy
    Molho de soja: soy_sauce
    Tofu: tofu
    Amendoim: peanut
    Castanha-de-caju: cashew
    Castanha-do-pará: brazil_nut
    Nozes: nuts
    Amêndoas: almond
    Avelã: hazelnut
    Pistache: pistachio
    Macadâmia: macadamia
    Pecã: pecan
    Pinoli: pine_nut
    Gergelim: sesame
    Linhaça: flaxseed
    Chia: chia
    Semente de girassol: sunflower
    Mostarda: mustard
    Aipo: celery
    Tremoço: lupin
    Feijão: beans
    Lentilha: lentil
    Grão-de-bico: chickpea
    Ervilha: pea
    Peixe: fish
    Peixe cru: raw_fish
    Bacalhau: cod
    Salmão: salmon
    Atum: tuna
    Sardinha: sardine
    Tilápia: tilapia
    Cação: shark
    Camarão: shrimp
    Caranguejo: crab
    Siri: crab
    Lagosta: lobster
    Lagostim: lobster
    Lula: squid
    Polvo: octopus
    Mexilhão: mussel
    Marisco: shellfish
    Ostra: oyster
    Frutos do mar: shellfish
    Moluscos: mollusc
    Crustáceos: crustacean
    Carne vermelha: beef pork lamb goat
    Carne bovina: beef
    Carne de porco: pork
    Carne de cordeiro: lamb
    Carne de frango: poultry
    Frango: poultry
    Miúdos: offal
    Fígado: liver
    Embutidos: cured_meat
    Presunto: ham
    Salsicha: hot_dog
    Linguiça: linguica
    Mortadela: mortadela
    Bacon: bacon
    Gelatina: gelatin
    Banana: banana
    Abacate: avocado
    Kiwi: kiwi
    Mamão: papaya
    Manga: mango
    Maracujá: passion_fruit
    Abacaxi: pineapple
    Morango: strawberry
    Framboesa: raspberry
    Amora: blackberry
    Uva: grape
    Pêssego: peach
    Ameixa: plum
    Cereja: cherry
    Maçã: apple
    Maçã crua: apple
    Pera: pear
    Melão: melon
    Melancia: watermelon
    Laranja: orange
    Limão: lemon
    Tangerina: tangerine
    Frutas cítricas: citrus
    Coco: coconut
    Açaí: acai
    Caju: cashew_apple
    Jaca: jackfruit
    Figo: fig
    Tomate: tomato
    Cenoura: carrot
    Berinjela: aubergine
    Pimentão: bell_pepper
    Pepino: cucumber
    Abóbora: pumpkin
    Batata: potato
    Mandioca: cassava
    Inhame: yam
    Alho: garlic
    Cebola: onion
    Coentro: coriander
    Repolho: cabbage
    Brócolis: broccoli
    Couve-flor: cauliflower
    Beterraba: beetroot
    Cogumelos: mushroom
    Canela: cinnamon
    Pimenta: pepper
    Cominho: cumin
    Baunilha: vanilla
    Cacau: cocoa
    Chocolate: chocolate
    Café: coffee
    Cafeína: caffeine
    Chá-preto: black_tea
    Chá-mate: mate
    Mel: honey
    Própolis: propolis
    Fermento: yeast
    Refrigerante: soft_drink
    Bebidas alcoólicas: alcohol
    Bebidas gaseificadas: carbonated
    Energéticos: energy_drink
    Açúcar: added_sugar
    Açúcar adicionado: added_sugar
    Xarope de milho: corn_syrup
    Adoçantes artificiais: sweetener
    Aspartame: aspartame
    Sacarina: sweetener
    Sucralose: sucralose
    Sorbitol: polyol
    Corante amarelo tartrazina: colouring
    Corante vermelho carmim: colouring
    Corantes artificiais: colouring
    Tartrazina: colouring
    Sulfitos: sulphite
    Conservantes: ultra_processed
    Nitritos: cured_meat
    Benzoato de sódio: soft_drink
    Glutamato monossódico: glutamate
    Ultraprocessados: ultra_processed
    Frituras: fried
    Óleo de palma: palm_oil
    Azeite de dendê: dende
    Margarina: margarine`,
    avoiding,
  ),
  ...warningTable(
    `Frutose: fructose
    Sal em excesso: sodium
    Alimentos ricos em sódio: sodium
    Alimentos ricos em potássio: potassium
    Alimentos ricos em fósforo: phosphorus
    Alimentos ricos em purinas: purine
    Alimentos ricos em oxalato: oxalate
    Alimentos ricos em histamina: histamine
    Alimentos ricos em vitamina K: vitamin_k
    Gordura saturada: saturated_fat
    Gordura trans: trans_fat
    Fast-food: fast_food
    Alimentos crus: raw
    Grãos inteiros: whole_grains
    Sementes: seeds
    Bagaço e cascas: peel`,
    muchOf,
  ),
  "Gema de ovo": { avoid: ["egg"], except: ["clara-de-ovo", "omelete-de-claras", "albumina", "suspiro"] },
  // Who reacts to latex may react to these fruits: Wagner and Breiteneder, Biochem Soc Trans 2002;30:935.
  Látex: { ...avoiding("avocado banana kiwi chestnut"), reacts: ["papaya", "passion_fruit", "fig"] },
  // Dairy, fish, shellfish and eggs bring most of it; salt has it by law (Lei 6.150/1974).
  Iodo: { none: "an allergy to iodine itself is not known; salt, fish and milk are no reason for one" },
  ...noRule("how hot a food is, no catalogue knows", "Alimentos muito quentes"),
  ...noRule(
    "a medicine, nothing that is in food",
    "Dipirona, Penicilina, Amoxicilina, Sulfa, Anti-inflamatórios, Ibuprofeno, Contraste iodado",
  ),
  ...noRule("a medicine; salicylates of food are another matter", "Ácido acetilsalicílico"),
  ...noRule("something that is touched or breathed in", "Níquel, Pólen, Ácaros, Picada de abelha"),
};
