import type { CommonTopic } from "@/lib/portuguese/meaning/question";

/** What is asked again and again about eating, the product and money, and has one answer: the first that fits. */
const TOPICS: readonly [CommonTopic, RegExp][] = [
  [
    "languages",
    / (?:escrever|falar|fala|write|speak|english|ingles) .*(?:ingles|english|portugues|outra lingua|idioma)| (?:ingles|english) (?:tambem|too|ok)? ?$/,
  ],
  ["refund", / (?:reembolso|reembolsa|estorno|estorna|devolve|devolucao|dinheiro de volta|arrependi) /],
  [
    "charged",
    / (?:cobrad[oa]s?|cobranca|cobraram|debitad[oa]|debitaram|descontaram|cartao (?:foi )?recusad[oa]|pagamento (?:nao|recusad[oa]|deu)|paguei e) /,
  ],
  [
    "referral",
    / (?:indico|indicar|indicacao|indiquei|codigo de (?:indicacao|desconto|convite)|cupom|tem codigo|convidar) /,
  ],
  ["discount", / (?:descontos?|promocao|mais barato|(?:muito|esta|bem|meio|tao) car[oa]|car[oa] demais) /],
  [
    "pause_plan",
    / (?:pausar|pauso|trancar|congelar|suspender) (?:\S+ ){0,3}(?:assinatura|plano|mensalidade|conta) /,
  ],
  [
    "photos",
    / (?:guarda|guardam|salva|salvam|apaga|apagam|fica|ficam|ve|veem|vende|compartilha) .*(?:fotos?|audios?|imagens|conversas?|mensagens) /,
  ],
  [
    "professionals",
    / sou (?:\S+ )?(?:nutricionista|nutri|personal|medic[oa]|educador fisico|don[oa] de academia|empresa) /,
  ],
  [
    "labels",
    / (?:le|ler|leia|lendo|entende|reconhece) .*(?:rotulos?|codigo de barras|tabela nutricional|embalagem)| (?:foto|codigo) d[eo] (?:rotulo|barras) /,
  ],
  [
    "weight_swings",
    / (?:por que|porque|como) .*(?:engordei|subi|subiu|aumentei|aumentou|ganhei|peso) .*(?:ontem|hoje|um dia|noite|dia para o outro)/,
  ],
  [
    "party",
    / (?:festa|churrasco|aniversario|casamento|rodizio|natal|ceia|viagem|bar) .*(?:como (?:faco|fazer|nao)|exagerar|controlar|dica|o que (?:eu )?faco) /,
  ],
  ["complete_protein", / (?:proteina completa|arroz (?:com|e) feijao .*completa|proteinas? vegeta(?:l|is)) /],
  [
    "glycaemic_index",
    / (?:o que (?:eh|significa)|que eh|explica|como funciona) (?:o |a |isso de )?(?:indice|carga) glicemic[oa] /,
  ],
  ["milk_and_mango", / manga (?:com|e) leite| leite (?:com|e) manga /],
  ["egg_cholesterol", / ovos? .*colesterol| colesterol .*ovos? /],
  [
    "carbs_at_night",
    / (?:carboidratos?|carbo|carbos|comer|jantar|pao|macarrao|arroz|fruta) .*(?:a noite|de noite|depois das \d+|tarde da noite) .*(?:engorda|faz mal|pode|problema)| (?:engorda|faz mal) (?:comer|jantar|carboidrato|carbo|\S+) .*(?:a noite|de noite|antes de dormir) /,
  ],
  [
    "papaya",
    / (?:mamao|ameixa|laranja|fibra|o que) .*(?:solta|soltar|intestino|prende|prender|intestino preso|prisao de ventre) /,
  ],
  [
    "detox",
    / (?:detox|agua com limao|limao em jejum|queima gordura|queimar gordura|seca barriga|termogenic\S+|emagrece rapido|perder barriga) /,
  ],
  [
    "fruit_sugar",
    / (?:frutas?|banana|manga|uva) .*(?:muito acucar|engorda|acucar demais|faz mal)| acucar (?:da|das|de) frutas? /,
  ],
  [
    "sweetener",
    / (?:adocante|adocantes|aspartame|stevia|sucralose|xilitol) .*(?:faz mal|cancer|melhor|pode|engorda|saudavel)| (?:faz mal|melhor|pode) .*(?:adocante|aspartame|stevia) /,
  ],
  [
    "fasting",
    / jejum intermitente .*(?:funciona|bom|faz|emagrece|vale|recomenda|pode)| (?:funciona|bom|vale a pena|posso fazer|devo fazer) .*jejum /,
  ],
  [
    "water_a_day",
    / (?:quanto|quanta|quantos|quantas) (?:de |litros de |copos de )?agua .*(?:devo|deveria|preciso|tenho que|recomendad\S+|ideal|certo|por dia) /,
  ],
  [
    "protein_a_day",
    / (?:quanto|quanta|quantas) (?:de |gramas de )?proteinas? .*(?:devo|deveria|preciso|tenho que|recomendad\S+|ideal) /,
  ],
  ["salt_a_day", / (?:quanto|qual) .*(?:sal|sodio) .*(?:oms|recomendad\S+|limite|maximo|pode|devo|por dia) /],
  [
    "skipping_meals",
    / (?:pular|ficar sem|nao) (?:o )?(?:cafe da manha|almoco|jantar|jantar) .*(?:faz mal|emagrece|engorda|problema|pode) /,
  ],
];

/** What of these a question is about; null for any other. */
export function commonTopic(line: string): CommonTopic | null {
  return TOPICS.find(([, words]) => words.test(line))?.[0] ?? null;
}
