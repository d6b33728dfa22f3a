import type { Element } from "@/lib/portuguese/grammar/element";
import { isFillerWord } from "@/lib/portuguese/text/fillers";
import { isLittleOrdinary, isOrdinary } from "@/lib/portuguese/text/ordinary-words";
import type { Token } from "@/lib/portuguese/text/tokens";
import { isWay } from "@/lib/portuguese/vocabulary/modifiers";
import { isPerson, isPossessive } from "@/lib/portuguese/vocabulary/people";
import { sizeOf } from "@/lib/portuguese/vocabulary/sizes";

/** Why a word is accounted for, or `talk`: an everyday word that nothing uses, or `unknown`: no word we know. */
export type WordReason = "bound" | "small" | "filler" | "person" | "place" | "praise" | "talk" | "unknown";

/** How much of a message its reading explains. */
export type Coverage = {
  /** 0..1: of the words with a meaning of their own, those that are used or set aside for a reason. 1 where there is none. */
  share: number;
  /** The others, as folded: nothing was made of them. */
  left: string[];
};

const SMALL = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos ao aos e ou mas que se por pelo pela com sem para ate eu tu ele
  ela nos me mim te meu minha meus minhas seu sua isso isto esse essa este esta aquele aquela la ca ali aqui ai ja so tambem
  muito muita mais menos bem mal sim nao foi era eram foram eh sao estava estou esta tinha teve tem ter ser fui vou vai como
  quando onde porque depois antes agora ainda entao junto tudo todo toda todos todas cada outro outra mesmo mesma hoje ontem
  quase apenas somente pouco pouca demais bastante acho fiz fez feito feita coloquei botei usei peguei pedi dia hora horas vez vezes
  meio metade tipo durante cerca uns umas dele dela deles delas num numa dum duma voce voces gente pro pra nem nada algo alguma algum`.split(
    /\s+/,
  ),
);
const PLACES = new Set(
  `casa rua trabalho servico escola academia restaurante padaria mercado bar festa aniversario churrascaria lanchonete cinema
  praia igreja faculdade shopping viagem hotel ifood delivery sofa cama mesa varanda feira clube parque sitio chacara fazenda
  sobremesa entrada bebida petisco acompanhamento lanche lanchinho
  treino pos pre exercicio corrida corridinha caminhada pedalada pedal natacao futsal futebol volei crossfit musculacao
  pilates yoga luta trilha jogo filme novela serie show balada facul indo vindo aula missa culto intervalo pausa plantao estudo
  onibus carro escritorio firma reuniao cantina refeitorio bandejao buffet quiosque barraca posto
  boteco buteco botequim japa padoca pastelaria pizzaria sorveteria cafeteria confeitaria hamburgueria temakeria bistro trailer carrinho
  terraco quintal vizinho rodoviaria aeroporto hospital quartel obra laboratorio lab hostel pousada condominio`.split(
    /\s+/,
  ),
);
const PRAISE = new Set(
  `gostoso gostosa delicioso deliciosa delicia maravilhoso maravilhosa otimo otima bom boa ruim perfeito perfeita caprichado
  caprichada caseiro caseira simples rapido rapidinho leve pesado fome vontade feliz cansado cansada saudavel favor obrigado obrigada
  valeu oi ola tarde noite manha tchau beijo abraco`.split(/\s+/),
);

/** What of the words the elements use, and what of the rest has another reason to be there. Linear in their number. @param taken what a body weight was read from, and sayings */
export function coverageOf(
  tokens: readonly Token[],
  elements: readonly Element[],
  taken: Iterable<number> = [],
): Coverage {
  const bound = new Set<number>(taken);
  for (const { start, next, type } of elements) {
    if (type === "unknown") continue;
    for (let at = start; at < next; at += 1) bound.add(at);
  }
  const left: string[] = [];
  let explained = 0;
  const reasons: WordReason[] = [];
  for (const [at, token] of tokens.entries()) {
    const own = bound.has(at) ? "bound" : reasonOf(token);
    const isBeside = () => isOfPlace(tokens, reasons) || isMeanwhile(tokens, reasons);
    const reason = /^(?:talk|unknown)$/.test(own) && isBeside() ? "place" : own;
    reasons.push(reason);
    if (reason === "small" || reason === "filler") continue;
    if (reason === "talk" || reason === "unknown") left.push(token.word);
    else explained += 1;
  }
  const all = explained + left.length;
  return { share: all === 0 ? 1 : explained / all, left };
}

/** Where food is kept, cooked, sold, shown or planned, and not eaten: "pão na lista de compras", "lasanha na geladeira". */
const KEPT = new Set(
  `lista listas receita receitas geladeira freezer congelador despensa armario estoque forno fogo fogao panela carrinho sacola
  promocao oferta desconto liquidacao falta compra compras preco vitrine encomenda cardapio menu dieta plano planejamento agenda
  foto fotos video videos instagram insta tv televisao internet cabeca mente duvida`.split(/\s+/),
);

/** "miojo estudando", "banana esperando o ônibus": what one did while eating what is told before it. */
function isMeanwhile(tokens: readonly Token[], reasons: readonly WordReason[]): boolean {
  const [before, word] = [tokens[reasons.length - 1]?.word ?? "", tokens[reasons.length]?.word ?? ""];
  return DOING.test(word) && !/^(?:me|te|nos|vou|vai|esta|estou)$/.test(before) && reasons.includes("bound");
}

/** What people do beside eating; what becomes of food ("assando", "chegando", "acabando") is none of it. */
const DOING =
  /^(?:estud|trabalh|assist|maraton|v|ouv|escut|l|escrev|digit|corrig|revis|program|termin|fech|atend|dirig|viaj|volt|and|caminh|corr|pedal|malh|trein|nad|jog|brinc|convers|fofoc|danc|cant|rez|chor|r|descans|esper|aguard|cuid|amament|nin|troc|arrum|limp|lav|faxin|vir|passe|pesc|vig|plant|resolv|organiz|arquiv)[aei]ndo$/;

/** "na fogueira de São João", "lá em Olinda", "do restaurante libanês", "estudando pra prova": behind where or what one did. */
function isOfPlace(tokens: readonly Token[], reasons: readonly WordReason[]): boolean {
  const before = tokens[reasons.length - 1]?.word ?? "";
  if (/^(?:n[oa]s?|em)$/.test(before)) return !KEPT.has(tokens[reasons.length]?.word ?? "");
  const at = /^(?:d[eoa]s?|para|[oa]s?)$/.test(before) ? reasons.length - 2 : reasons.length - 1;
  return reasons[at] === "place";
}

function reasonOf({ kind, word, named }: Token): WordReason {
  if (kind === "mark" || kind === "break" || kind === "emoji" || word === "") return "small";
  if (kind !== "word") return "unknown";
  if (SMALL.has(word) || word.length < SHORTEST) return "small";
  if (isFillerWord(word)) return "filler";
  if (named || isPerson(word) || isPossessive(word)) return "person";
  if (PLACES.has(word)) return "place";
  if (PRAISE.has(word) || isWay(word) || sizeOf(word) !== null) return "praise";
  return isOrdinary(word) || isLittleOrdinary(word) ? "talk" : "unknown";
}

const SHORTEST = 2;
