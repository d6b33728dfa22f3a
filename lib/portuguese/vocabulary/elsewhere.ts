import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** A word that a food has as well, and the words before it, right before it or behind it with which it is no food. */
type Use = { word: RegExp; before?: RegExp; after?: RegExp; led?: RegExp };

/** Parts of the body, places, people, festivities and sayings that are called as foods are: "na cara", "o coração que lute", "de molho". */
export function isElsewhere(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  const uses = USES.filter((one) => one.word.test(word));
  if (uses.length === 0) return isSimile(tokens, at, before);
  const behind = `${wordAt(tokens, at + 1)} ${wordAt(tokens, at + 2)} `;
  const lead = ` ${tokens
    .slice(Math.max(0, at - MOST_LED), at)
    .map((one) => one.word)
    .join(" ")}`;
  return (
    uses.some(
      (one) =>
        (one.before?.test(before) ?? false) ||
        (one.after?.test(behind) ?? false) ||
        (one.led?.test(lead) ?? false),
    ) || isSimile(tokens, at, before)
  );
}

const MOST_LED = 6;

/** "doce igual mel", "que nem pipoca", "parecia bolo": what it is like. */
function isSimile(tokens: readonly Token[], at: number, before: string): boolean {
  const isArticle = /^(?:uma?|[oa])$/.test(before);
  const lead = isArticle ? wordAt(tokens, at - 2) : before;
  if (lead === "nem") return wordAt(tokens, isArticle ? at - 3 : at - 2) === "que";
  return /^(?:igual|parece|parecia|pareciam|parecendo)$/.test(lead) && at > 1;
}

/** Whose part it is that hurts, is glad, or is spoken of. */
const OF_BODY =
  /^(?:pedindo|agradec\S*|reclam\S*|que lute|chora\S*|sofr\S*|grit\S*|doendo|doi|doeu|dolorid[oa]|queimad[oa]|ardendo|ardeu|inchad[oa]|dormente|inflamad[oa]|operad[oa]|quebrad[oa]|machucad[oa]|acelerad[oa]|apertad[oa]|partid[oa]|aguenta|resiste|vazi[oa] de) /;
/** What is done to it. */
const WARMED =
  / (?:esquent|ench|forr|lav|aquec|revir|torc|limp|acalm|agrad|aliment|acalent|alegr)\S* (?:[oa]s?|meu|minha)$/;
const TO_EVENTS =
  /^d[aoe]s? (?:escol|igrej|firma|empresa|bairro|rua|facul|famil|comunidade|minha|meu|nossa|vizinh|creche|colegio|praca|paroquia|clube|condominio|trabalho|servico)/;

const USES: readonly Use[] = [
  {
    word: /^cara$/,
    before: /^(?:meus?|minhas?|noss[oa]s?|seus?|suas?|teu|tua)$/,
    after: /^(?:de|da|do|estranha|feia|boa|otima) /,
  },
  {
    word: /^copa$/,
    before: /^(?:na|da)$/,
    after: /^(?:mandou|serviu|deu|trouxe|liberou|fechou|do|america) /,
  },
  {
    word: /^acorda$/,
    before: /^(?:quem|que|gente|ele|ela|voce|so|se|quando|ja|sempre|filh[oa]|nao|cafe)$/,
    after:
      /^(?:\d\S*|cedo|cedinho|tarde|as|sempre|todo|antes|viu|ne|junto|com fome|com sono|e ja|e vai|e come|e toma|para|de (?:madrugada|manha)) /,
  },
  // "o bucho cheio": of whoever ate.
  { word: /^bucho$/, before: /^(?:meu|no|nosso|encher?|enchi)$/, after: /^(?:cheio|agradece|ronc|reclam)/ },
  // "pra não dormir de estômago vazio": and no cut of beef.
  {
    word: /^vazi[oa]$/,
    before: /^(?:estomago|bucho|barriga|panca|bandulho|copo|prato|saco|pacote|tanque)$/,
  },
  // "a carne tá cara", "caro e cara demais"
  {
    word: /^caras?$/,
    before: /^(?:esta|estava|estao|ta|tava|eh|muito|tao|bem|mais|meio|super|ficou|ficaram|achei|anda|sao)$/,
  },
  // "quiabo com baba", "a babá dele": slime and a nurse, and no cake.
  {
    word: /^babas?$/,
    before: /^(?:com|sem|so|[oa]|d[aeo]|minha|muita|pouca|tanta|cheio|aquela|essa|pela|que|tem|tinha|virou)$/,
  },
  // "o resto ficou para a Clarinha"
  { word: /^clarinha$/, before: /^(?:a|da|para|neta|filha|minha|pela)$/ },
  { word: /^maria$/, before: /^(?:dona|tia|vo|santa|seu|a|com)$/ },
  // "massa demais o almoço", "ficou massa": how good it was.
  {
    word: /^massa$/,
    before: /^(?:que|baixou|subiu|ficou|achei|super|muito)$/,
    after: /^demais /,
  },
  { word: /^joelhos?$/, before: /^(?:no|o|os|do|meu|nos)$/ },
  {
    word: /^coracao$/,
    before: /^(?:meu|seu|nosso)$/,
    after:
      /^(?:del[ea]s?|d[oa] meu|d[oa] minha|a mil|na boca|na mao|na garganta|apertado|partido|acelerado|disparado|quentinho) /,
  },
  {
    word: /^serra$/,
    before: /^(?:na|da|a|as|para|pela|nessa|nesta|minha|desta|dessa|classica)$/,
    after: /^(?:gauch[oa]|catarinense|da|do|dos|das) /,
  },
  { word: /^porto$/, after: /^(?:d[aeo]s?|alegre|velho|seguro|belo|real|ferreira|nacional) / },
  { word: /^asas?$/, after: /^(?:sul|norte|branca|delta) / },
  { word: /^lima$/, before: /^(?:faria|barreto)$/ },
  // "agora em pt": in Portuguese; "deu pt".
  { word: /^pt$/, before: /^(?:em|no|modo|deu|dei)$/ },
  { word: /^claras?$/, before: /^aguas?$/ },
  // "meu truta", who is a friend.
  { word: /^trutas?$/, before: /^(?:meus?|o|os|do|dos|um)$/ },
  { word: /^aguas?$/, after: /^(?:clar|lindas|compridas|formosas)/ },
  { word: /^(?:americano|italiano|japones|mexicano|arabe)$/, before: /^(?:filme|filmes|n[oa]|num|do|novo)$/ },
  { word: /^(?:mequi|mc|mcdonalds?)$/, before: /^(?:no|ao|do|pelo|num|naquele)$/ },
  // "dividi com a mina"
  { word: /^minas?$/, before: /^(?:a|as|uma|umas|minhas?|da|das|essa|pela)$/ },
  { word: /^halls?$/, before: /^(?:no|do|o|pelo)$/ },
  { word: /^caramelo$/, before: /^(?:lata|cachorro|cao|gato|doguinho)$/ },
  { word: /^cha$/, after: /^(?:revelacao |bar |de (?:panela|bebe|cozinha|fraldas?|lingerie) )/ },
  { word: /^folhas?$/, after: /^d[ea] / },
  { word: /^lata$/, before: /^(?:vira|-)$/ },
  { word: /^virad[oa]$/, before: /^(?:estomago|barriga)$/ },
  { word: /^alice$/, before: /^(?:a|da|para|minha|dona)$/ },
  { word: /^ri(?:m|ns)$/, before: /^(?:do|dos|no|nos|meu|meus)$/ },
  {
    word: /^cara$/,
    before: /^(?:na|nas|pela|da|uma|essa|aquela|com|de)$/,
    after:
      /^(?:ja|me|que|do|da|dele|estava|esta|falou|chegou|chamou|disse|ficou|mandou|veio|trouxe|pediu|nao) /,
    led: / com a$/,
  },
  {
    word: /^(?:coracao|figado|rins?|bucho|tripas?|linguas?|joelhos?|costelas?|miolos?|musculos?|estomago)$/,
    after: OF_BODY,
    led: WARMED,
  },
  { word: /^coracao$/, before: /^no$/, led: / (?:de (?:todo|bom)|tripas)$/ },
  { word: /^bucho$/, led: / para o$/, after: /^de (?:tia|mae|vo|avo|pai|pobre|rico) / },
  { word: /^linguas?$/, before: /^na$/, led: / (?:queimei|queimando|mordi|mordendo|queimar) a$/ },
  {
    word: /^musculos?$/,
    led: / (?:ganh|perd|constru|hipertrofi)\S* (?:de )?$/,
    before: /^(?:ganhar|ganhando|ganhei|perder|construir)$/,
  },
  {
    word: /^(?:coxa|costela|lingua|figado|rim)$/,
    led: / (?:dor|lesao|caibra|tatuagem|corte|pancada|tombo|injecao) n[ao]$/,
  },
  // A football club, and how its ground is called.
  { word: /^coxa$/, before: /^(?:do|o|pelo|no|ao|meu)$/ },
  {
    word: /^molho$/,
    led: / (?:dia|fiquei|ficar|ficando|estou|estava|deixei|deixad[oa]s?|ficou|ficaram|botei|pus|coloquei|repouso|,) de$/,
    after: /^(?:desde|durante|por|uma noite) /,
  },
  {
    word: /^massa$/,
    before: /^(?:bater|batendo|bati|virar|virando|virei)$/,
    after: /^pura /,
    led: / (?:pao|paes|pizzas?|pastel|pasteis|esfihas?)$/,
  },
  { word: /^macas?$/, led: / (?:corredor|empurr\S*|carreg\S*|deitad[oa])(?: com| n)? ?(?:a|na|uma)$/ },
  { word: /^bolus$/, before: /^em$/ },
  { word: /^minutas?$/, after: /^(?:e outra|d[eo] (?:contrato|processo|acordo|parecer|peticao)) / },
  { word: /^bofes?$/, before: /^(?:o|os|meu|meus|do|um|seu)$/ },
  {
    word: /^zinco$/,
    led: / (?:telhado|teto|telhas?|folhas?|balde|bacia|barraco|barracao|cobertura|chapas?) de$/,
  },
  { word: /^laranja$/, before: /^(?:tod[oa]s?|ficou|ficaram|cor|tom)$/, led: / cor de$/ },
  {
    word: /^frutas?$/,
    led: / (?:porque|afinal|pois|,|que) eh$/,
    after: /^de (?:vei|veio|velho|pobre|rico|passarinho) /,
  },
  { word: /^farofa$/, led: /(?: mort[oa]s? com| cucas?(?: (?!e )[a-z,]+){0,5} com)$/ },
  { word: /^caldas?$/, before: /^em$/ },
  {
    word: /^todinh[oa]$/,
    before: /^(?:chupei|comi|devorei|raspei|lambi|comeu|foi|ele|ela|isso|prato|pote|pacote|saco)$/,
  },
  {
    word: /^porto$/,
    before: /^(?:no|ao|pelo)$/,
    led: / (?:balanca|cais|beira|bar|restaurante|feira|mercado|praca|zona|fila|terminal|area) do$/,
  },
  { word: /^matinhos$/, before: /^em$/, led: / praia de$/ },
  { word: /^jacarezinho$/, before: /^em$/ },
  { word: /^arraias?$/, before: /^(?:no|do|ao|o|pelo|nosso|um)$/, after: TO_EVENTS },
  { word: /^fumeiro$/, before: /^no$/ },
  { word: /^beirutes?$/, before: /^(?:no|ao)$/ },
  { word: /^habib(?:'?s)?$/, before: /^(?:no|do|ao|pelo|num)$/ },
  // "em Dourados", "dona Pimenta"
  {
    word: /^(?:american[ao]|bauru|dourados?|lagarto|patos|pinhao|pinhais|sapucaia|serrinha|serra|barrinha|bombinhas|capivara|caldas|limeira|canela|laranjeiras|figueira|salgueiro|palmito|tapioca)$/,
    before: /^em$/,
  },
  {
    word: /^(?:vieira|coelho|leitao|carneiro|cordeiro|sardinha|salgado|lima|leite|farinha|pimenta|lula|pinto|galo|madalena|figueira)$/,
    before: /^(?:dona|doutora?|dr|dra|professora?|pastor|padre)$/,
  },
  { word: /^(?:vieira|coelho|leitao|carneiro|cordeiro|lima|pimenta|lula|pinto|madalena)$/, before: /^seu$/ },
  // "hoje tava filé": how good it was.
  { word: /^file$/, before: /^(?:estava|esta|ficou)$/ },
  {
    word: /^enroladinhos?$/,
    led: / (?:queijo|presunto|peru|mortadela|salame|fatias)(?: (?:\d+|fatias?|cada))* ,$/,
  },
  { word: /^(?:bala|pipoca|mel|agua)$/, before: /^feito$/ },
];
