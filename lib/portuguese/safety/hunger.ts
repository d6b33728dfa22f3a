import { fold } from "@/lib/portuguese/text/letters/stems";

const KIDS =
  "(?:(?:os?|as?|meus?|minhas?) )*(?:menin[oa]s?|filh[oa]s?|crianc(?:a|as)|pequen[oa]s?|netos?|kids|children)";

/** There is no food in the house, or nothing to buy it with. */
const LACKS =
  / (?:acab(?:ou|aram) (?:tudo|a comida|a cesta|o dinheiro|as coisas)|(?:comida|cesta(?: basica)?) acabou|sem (?:dinheiro|grana|um real|condicoes)|dinheiro (?:acabou|nao da|so cai|so entra|so sai)|nao (?:tinha|tem|temos|tenho|sobrou|havia) (?:mais nada|mais comida|comida|o que comer|nem arroz|dinheiro|nada (?:pra|para) (?:dar|comer))|porque nao (?:tinha|tem) (?:nada )?em casa|nao (?:tenho|tem) como comprar|falt(?:a|ando|ou) (?:comida|dinheiro|o que comer)|so recebo|recebo so|vergonha de pedir(?! mais| sobremesa| desconto)|nao dava (?:pra|para) todo mundo|perdi o emprego|desempregad[oa]|passando necessidade|dificil (?:de )?comprar comida|ran out of (?:food|money)|no money|cant afford food) /;
/** Somebody goes without. */
const GOES_WITHOUT =
  / (?:sem (?:comer|jantar|almocar|janta|almoco)|nao (?:jantei|almocei|comi (?:nada|hoje))|com fome|pul(?:ei|o|ando) (?:a|o|de) (?:janta|jantar|almoco|cafe)|deix(?:o|ei) de comer|comprar comida|(?:pra|para) (?:a )?comida|o que (?:comer|(?:vamos|vou) comer)|uma vez (?:por|no) dia|agua com acucar|so (?:teve|tem|tinha|comi|comemos) (?:farinha|pao|agua|arroz|fuba|cafe)|(?:comi|jantei|almocei) so (?:farinha|pao|agua|arroz|fuba)|nada (?:pra|para) dar|(?:janta|jantar|almoco) (?:foi|vai ser) (?:so )?(?:agua|cha|farinha|cafe)|no armario|na geladeira|nem arroz|(?:pra|para) tres|no food (?:at home|left|in the house)|skipp?(?:ed|ing) (?:dinner|lunch|meals)|so (?:that )?the kids) /;
/** Enough by itself: "deixo de comer pros meus filhos comerem". */
const SAYS_ALL = new RegExp(
  ` (?:(?:deix(?:o|ei) de (?:comer|jantar|almocar)|(?:dormi|deitei|fui (?:dormir|deitar)|fico|fiquei) (?:com fome|sem (?:comer|jantar))|pul(?:o|ei) (?:a|o) (?:janta|jantar|almoco|cafe)(?: de novo)?|(?:i )?skip(?:ped)? (?:dinner|lunch|meals)) (?:\\S+ ){0,3}(?:(?:sobrar|render|dar|sobra|so)(?: comida| um pouco| mais)? (?:(?:pra|para|pr[oa]s?) )?${KIDS}|(?:pra|para|pr[oa]s?) ${KIDS} (?:comer(?:em)?|jantar(?:em)?)|so the kids)|${KIDS} comeram (?:\\S+ ){0,5}eu (?:fiquei|fui dormir|deitei|dormi) (?:com fome|sem (?:comer|jantar))|dei (?:\\S+ ){1,6}pr[oa]s ${KIDS} (?:\\S+ ){0,2}(?:deitar|dormir) (?:sem|com fome)|(?:estamos|a gente (?:ta|esta)) passando fome|passando (?:fome|necessidade) (?:(?:aqui )?em casa|com ${KIDS})|(?:to|tou|estou|estamos) passando necessidade|nao (?:tenho|tem|temos) (?:o que|nada (?:pra|para)) comer (?:aqui )?em casa|sem dinheiro (?:nem )?(?:pra|para|pro) (?:a )?comida|falt(?:a|ando) comida (?:aqui )?em casa|em casa (?:ta|esta) faltando comida|(?:comida acabou|acabou (?:tudo|a comida)) (?:\\S+ ){0,4}(?:dinheiro|recebo|pagamento|salario)|(?:onde|como) (?:\\S+ ){0,2}cons(?:igo|eguir|egue) (?:uma )?cesta basica) `,
);
/** Said in jest, or there is a way out that one takes. */
const IN_JEST =
  / (?:k{2,}\S*|rs+|haha\S*|ifood|pedi|pedimos|comprei|delivery|pizza|lanche|(?:vou|fui|passar|depois) (?:no|ao|pro) mercado|nao (?:tava|estava|to|tou) com fome|sem fome|doe[iu]|doacao|doar|festa|dieta|jejum|regime|trabalho|escritorio|correria) /;

/**
 * Whether a message tells of hunger for want of money: "dei o arroz pros meninos e fui deitar sem comer de novo, tenho vergonha de
 * pedir". Pure; linear in the length.
 */
export function tellsOfHunger(text: string): boolean {
  const words = fold(text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const line = ` ${words} `.replace(/ (?:q|oq) /g, " que ").replace(/ n /g, " nao ");
  if (IN_JEST.test(line)) return false;
  return SAYS_ALL.test(line) || (LACKS.test(line) && GOES_WITHOUT.test(line));
}
