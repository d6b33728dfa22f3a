import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

/** What somebody writes to the assistant, and what it is: "food id, quantity portion", separated by semicolons. */
export type Menu = { said: string; items: string };

// biome-ignore format: one meal per row
export const MENUS: Readonly<Record<MealKind, readonly Menu[]>> = {
  breakfast: [
    { said: "pão francês com manteiga e café com leite", items: "pao-frances, 1 unidade; manteiga, 1 colher de chá; cafe-com-leite, 1 xícara" },
    { said: "comi ovos mexidos com pão integral, mamão e um cafezinho", items: "ovo-mexido, 2 unidade; pao-de-forma-integral, 1 fatia; mamao-formosa, 1 fatia; cafe, 1 xícara de café" },
    { said: "tapioca com queijo e café preto", items: "tapioca-com-queijo, 1 unidade; cafe, 1 xícara" },
    { said: "iogurte natural com granola e banana", items: "iogurte-natural, 1 pote; granola, 3 colher de sopa; banana-prata, 1 unidade" },
    { said: "pão integral com queijo minas e suco de laranja", items: "pao-de-forma-integral, 2 fatia; queijo-minas-frescal, 1 fatia; suco-de-laranja, 1 copo" },
    { said: "cuscuz com ovo e café com leite", items: "cuscuz-com-ovo, 1 porção; cafe-com-leite, 1 xícara" },
    { said: "mingau de aveia com banana", items: "aveia, 3 colher de sopa; leite-semidesnatado, 1 copo; banana-prata, 1 unidade" },
    { said: "pão integral com requeijão light, mamão e café", items: "pao-de-forma-integral, 2 fatia; requeijao-light, 1 colher de sopa; mamao-formosa, 1 fatia; cafe, 1 xícara" },
    { said: "misto quente e café com leite", items: "misto-quente, 1 unidade; cafe-com-leite, 1 xícara" },
  ],
  morning_snack: [
    { said: "uma maçã no lanche da manhã", items: "maca, 1 unidade" },
    { said: "banana com aveia", items: "banana-prata, 1 unidade; aveia, 1 colher de sopa" },
    { said: "um iogurte grego", items: "iogurte-grego, 1 pote" },
    { said: "um punhado de castanha de caju", items: "castanha-de-caju, 1 punhado" },
    { said: "uma barrinha de cereal", items: "barra-de-cereal, 1 unidade" },
    { said: "mexerica e castanha-do-pará", items: "mexerica, 1 unidade; castanha-do-para, 2 unidade" },
  ],
  lunch: [
    { said: "almocei arroz, feijão, frango grelhado e salada", items: "arroz-branco, 5 colher de sopa; feijao-carioca, 1 concha; frango-grelhado, 1 filé; salada-verde, 1 prato; azeite, 1 colher de sobremesa" },
    { said: "almocei feijão, arroz, bife e salada de alface e tomate", items: "feijao-carioca, 1 concha; arroz-branco, 5 colher de sopa; bife-grelhado, 1 bife; alface, 3 folha; tomate, 4 rodela" },
    { said: "arroz integral, feijão preto, carne moída e abóbora", items: "arroz-integral, 5 colher de sopa; feijao-preto, 1 concha; carne-moida, 4 colher de sopa; abobora-refogada, 2 colher de sopa" },
    { said: "estrogonofe de frango com arroz e batata palha", items: "strogonoff-de-frango, 1 porção; arroz-branco, 5 colher de sopa; batata-palha, 1 colher de sopa; salada-verde, 1 prato" },
    { said: "macarrão à bolonhesa com salada", items: "macarrao-a-bolonhesa, 1 prato; queijo-parmesao, 1 colher de sopa; salada-verde, 1 prato" },
    { said: "tilápia grelhada, purê de batata, brócolis e arroz", items: "tilapia, 1 filé; pure-de-batata, 2 colher de sopa; brocolis-refogado, 2 ramo; arroz-branco, 4 colher de sopa" },
    { said: "feijoada com arroz, couve e laranja", items: "feijoada, 1 concha; arroz-branco, 4 colher de sopa; couve-refogada, 2 colher de sopa; farofa, 1 colher de sopa; laranja, 1 unidade" },
    { said: "frango com quiabo, polenta e arroz", items: "frango-com-quiabo, 1 porção; polenta, 2 colher de sopa; arroz-branco, 3 colher de sopa" },
    { said: "baião de dois com carne de sol e salada", items: "baiao-de-dois, 3 colher de servir; carne-de-sol, 1 pedaço; salada-verde, 1 prato" },
    { said: "omelete de queijo com arroz integral, lentilha e salada", items: "omelete-de-queijo, 1 unidade; arroz-integral, 4 colher de sopa; lentilha, 1 concha; salada-verde, 1 prato" },
    { said: "salmão grelhado com batata-doce e salada", items: "salmao, 1 filé; batata-doce, 1 unidade; salada-verde, 1 prato; azeite, 1 colher de sobremesa" },
    { said: "carne de panela com mandioca, arroz e feijão", items: "carne-de-panela, 1 porção; mandioca, 1 pedaço; arroz-branco, 3 colher de sopa; feijao-carioca, 1 concha" },
    { said: "moqueca com arroz e farofa", items: "moqueca-capixaba, 1 porção; arroz-branco, 5 colher de sopa; farofa, 1 colher de sopa" },
  ],
  afternoon_snack: [
    { said: "pão de queijo e café", items: "pao-de-queijo, 2 unidade; cafe, 1 xícara de café" },
    { said: "vitamina de whey com banana", items: "whey-protein, 1 scoop; leite-desnatado, 1 copo; banana-prata, 1 unidade" },
    { said: "torrada com pasta de amendoim", items: "torrada, 3 unidade; pasta-de-amendoim, 1 colher de sopa" },
    { said: "uma fatia de bolo de fubá com café", items: "bolo-de-fuba, 1 fatia; cafe, 1 xícara" },
    { said: "iogurte com morango", items: "iogurte-natural, 1 pote; morango, 8 unidade; granola, 1 colher de sopa" },
    { said: "sanduíche natural", items: "sanduiche-natural, 1 unidade" },
    { said: "água de coco e maçã", items: "agua-de-coco, 1 copo; maca, 1 unidade" },
    { said: "coxinha e suco de laranja", items: "coxinha, 1 unidade; suco-de-laranja, 1 copo" },
  ],
  dinner: [
    { said: "jantei sopa de legumes com torrada e queijo branco", items: "sopa-de-legumes, 1 prato; torrada, 3 unidade; queijo-minas-frescal, 2 fatia" },
    { said: "omelete de legumes com salada e pão integral", items: "omelete-de-legumes, 1 unidade; pao-de-forma-integral, 1 fatia; salada-verde, 1 prato; tomate, 3 rodela" },
    { said: "pizza de muçarela", items: "pizza-de-mucarela, 2 fatia" },
    { said: "jantei arroz, feijão, frango desfiado e cenoura", items: "arroz-branco, 4 colher de sopa; feijao-carioca, 1 concha; frango-desfiado, 4 colher de sopa; cenoura-cozida, 2 colher de sopa" },
    { said: "peixe grelhado com legumes e batata cozida", items: "peixe-grelhado, 1 filé; salada-de-legumes, 1 porção; batata-cozida, 1 unidade; azeite, 1 colher de sobremesa" },
    { said: "escondidinho de frango e salada", items: "escondidinho-de-frango, 1 porção; salada-verde, 1 prato" },
    { said: "um x-salada e suco", items: "x-salada, 1 unidade; suco-de-laranja, 1 copo" },
    { said: "caldo verde com pão integral", items: "caldo-verde, 1 prato; pao-de-forma-integral, 1 fatia" },
    { said: "tapioca de frango e salada", items: "tapioca-com-frango, 1 unidade; salada-verde, 1 prato" },
    { said: "salada de atum com ovo cozido e torrada", items: "salada-de-atum, 1 porção; ovo-cozido, 2 unidade; torrada, 3 unidade" },
  ],
  supper: [
    { said: "um copo de leite morno antes de dormir", items: "leite-semidesnatado, 1 copo" },
    { said: "chocolate 70% depois do jantar", items: "chocolate-70, 2 quadradinho" },
    { said: "biscoito integral com chá", items: "biscoito-integral, 3 unidade" },
    { said: "uma taça de gelatina", items: "gelatina, 1 taça" },
  ],
};
