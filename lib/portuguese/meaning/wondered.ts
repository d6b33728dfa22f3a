/** What tells or orders something, beside whatever is wondered: "troca o arroz por batata, é melhor", "200 g é muito, foi 100". */
const TELLS =
  / (?:comi|bebi|tomei|almocei|jantei|lanchei|belisquei|repeti|usei|pus|botei|coloquei|passei|troquei|tirei|fiz(?! mal)|foi|foram|era(?! melhor)|eram|tinha|teve|errei|errad[oa]s?|confundi|enganei|na verdade|alias|anotei|registrei|lancei|anota|registra|marca|lanca|corrige|arruma|conserta|troca|troque|coloca|coloque|poe|bota|tira|tire|apaga|remove|acrescenta|adiciona|aumenta|diminui (?=[oa]s? )|muda (?=[oa]s? |para )|deixa|para mim) /;
const SWAPS =
  "(?:trocar|troco|trocasse|substituir|substituo|substituisse|cortar|corto|cortasse|usar|uso|usasse|tiro|tirasse|comer|comesse|tomar|tomasse|beber|bebesse|fazer|colocar|colocasse|por|misturar|adicionar)";
const CHANGES =
  "(?:muda|mudaria|diminui|diminuiria|reduz|cai|emagrece|emagrecer|engorda|engordaria|ajuda|ajudava|ajudaria|adianta|adiantaria|compensa|compensaria|melhora|melhoraria|piora|vale a pena|faz (?:mal|bem|diferenca|sentido))";
const BETTER = "(?:melhor|pior|mais|menos|boa|bom|ruim|saudavel|leve|demais|suficiente|quant[oa]s?)";

/** What is said of no meal that was had: of a swap that might be made, a choice, how it would have been, and what a food does. */
const WONDERS: readonly RegExp[] = [
  // "da pra trocar feijão por lentilha", "devo usar azeite ou manteiga", "tô pensando em trocar o arroz por cuscuz"
  new RegExp(
    ` (?:da para|daria para|posso|poderia|podia|devo|deveria|devia|vale|vale a pena|compensa|adianta|rola|tem (?:algum )?problema(?: em)?|consigo|sera que|pensando em|voce acha(?: que)?|seria (?:bom|melhor)) (?:eu |se |se eu )?${SWAPS} `,
  ),
  / (?:vale a pena|compensa|devo|deveria|seria (?:bom|melhor)|tem problema|sera que devo|posso) (?:eu )?tirar .*(?: da dieta| do cardapio)? $/,
  / (?:na|da|minha) dieta (?:\S+ )?(?:o )?que (?:voce )?acha $/,
  // "se eu tirar o arroz dá quanto", "e se fosse frango em vez de bife"
  new RegExp(
    `^ (?:\\S+ ){0,4}se (?:eu |a gente |voce )?(?:${SWAPS}|tirar|fosse|fossem|tivesse|tivessem|comesse|houvesse) `,
  ),
  // "trocar feijão por lentilha muda muito", "substituindo o queijo por ricota cai quanto"
  new RegExp(
    `^ (?:\\S+ )?(?:trocar|trocando|substituir|substituindo|tirar|tirando|cortar|cortando|usar|usando|comer|fazer) .* ${CHANGES} `,
  ),
  // "batata no lugar do arroz melhora", "coca zero no lugar faria diferença", "em vez de bife, ovo serve"
  new RegExp(
    ` (?:no lugar|em vez|ao inves) .* (?:${CHANGES}|eh ${BETTER}|serve|servem|seria|faria|ficaria|daria|teria)(?= )|(?:serve|servem) (?:no lugar|sem lugar|em vez|ao inves) `,
  ),
  // "lentilha substitui o feijão"; with its "por" it is an order
  /^(?!.* por ) \S.* (?:pode |podem |poderia )?(?:substitui|substituem|substituir|substituiria) /,
  // "whey ou albumina, qual rende mais", "o que engorda mais, arroz ou macarrão", "salada antes ou depois da omelete"
  / \S+ ou .* (?:qual|quais|o que|quem|(?:eh|tem|faz|muda|vale|compensa|engorda) (?:mais|menos|melhor|pior|diferenca|alg\S+|muito)|tanto faz) | ou (?:engorda|emagrece|piora|melhora|muda|faz mal) |^ (?:\S+ ){0,2}(?:qual|quais|o que|quem|tem (?:mais|menos)|(?:eh )?melhor) .* ou | antes ou depois | ou nao $| (?:tem|da) (?:mais|menos) .* ou /,
  // "sem queijo ficaria mais leve", "uma maçã teria menos açúcar", "metade seria quantas kcal"
  new RegExp(
    ` (?:seria|seriam|ficaria|ficariam) (?:\\S+ )?${BETTER} | (?:teria|teriam|daria|dariam|faria|fariam) (?:mais|menos|quant[oa]s?|diferenca|estrago|mal|bem) `,
  ),
  / (?:era melhor|devia|deveria|podia|poderia) (?:eu )?(?:nao )?ter (?:\S{2,}[aiu]do|feito|posto) | fiz mal em /,
  // "2 pães dá quanto", "e uma taça de vinho, quanto dá", "e creatina, tomo quanto"
  /^ .* (?:da|fica|ficaria|vale|seria|tomo|como|cai|diminui|custa)(?: com| em)? quant[oa]s?(?: \S+){0,2} $|^ .* quant[oa]s? (?:\S+ )?(?:da|vale|seria|equivale|daria) $/,
  // "albumina é boa que nem whey", "200 g de arroz é muito", "2 litros por dia chega", "2 cervejas estoura minha meta"
  / eh (?:bo[am]|melhor|pior|(?:mais|menos) \S+) (?:do )?(?:que nem|que|quanto|como) | eh (?:muito|demais|pouco|suficiente) $| (?:hidrata|hidratam|sacia|saciam|rende|rendem) (?:mais|menos|melhor|igual|bem|muito) | por dia (?:chega|basta|da|eh) | (?:estoura|estouram|passa|passam) (?:d?a )?(?:minha )?meta /,
  /^ (?:voce )?(?:contou|considerou|incluiu|somou) /,
];
/** "foi muita lasanha?" */
const MUCH = /^ (?:foi|foram|comi|tomei|bebi|era|eram) (?:muit[oa]s?|demais|pouc[oa]s?) (?:\S+ ){0,4}$/;

/** Whether a message, with a question mark or without, asks how something would be or which is better, and tells of nothing that was had. */
export function isWondered(line: string, asks: boolean): boolean {
  if (asks && MUCH.test(line)) return true;
  return !TELLS.test(line) && WONDERS.some((words) => words.test(line));
}
