import { cleanText, type Token, tokenise } from "@/lib/portuguese/text/tokens";

/** What only says that something was wrong, or that one thinks again. */
const REPAIRS = new Set(
  `nao nn espera pera perai calma opa ops oops desculpa desculpe desculpem perdao perdoe mentira minto menti errei enganei confundi
  viajei vacilei bobeei esquece retifico retificando corrigindo correcao corrige corrijo reconsidero alias digo verdade real exato pensando
  lembrei foi mal variando caducando delirando viajando confundindo pirando gaga doida louca louco maluca maluco lesada lesado avoada
  avoado confusa confuso`.split(/\s+/),
);
/** What is called out or said to somebody, all over the country. */
const CALLS = new Set(
  `ah ai oh eita ih ixi ixe putz puts poxa vish vixe oxe oxente egua arriegua vote uai ue bah tche ach nossa caramba caraca credo
  aff affe hum hm hmm hein hem viu visse ne neh ta tas tah ok olha olhe oia escuta entao bom gente pessoal amigo amiga irmao mano
  mana mermao maninho maninha macho parente cara veio velho bicho moco moca meu filho filha fio querido querida prezada prezado senhora
  senhor minha por favor gentileza brigada brigado obrigada obrigado valeu please sim tipo enfim pois agora deus doido rapaz homi`.split(
    /\s+/,
  ),
);
/** "passa pra lá", "pode corrigir aí": nothing but that it be done. */
const ASKS_FOR_IT =
  /^ (?:(?:voce|pode|favor|por|ai|entao|e) )*(?:passa|passar|muda|mudar|mude|arruma|arrumar|arrume|corrige|corrigir|corrija|ajusta|ajustar|ajuste|conserta|consertar|conserte|troca|trocar|atualiza|atualizar|altera|alterar) (?:(?:para|la|ai|isso|por|favor|certo|entao|o|registro|aqui|esta|bom) )*$/;
/** "o dia tá errado", "saiu tudo trocado" */
const IS_WRONG =
  /^ (?:(?:mas|acho|que|ai|voce|so) )*(?:(?:o|a|os|as|esse|essa|teu|seu|meu) )?(?:dia|data|hora|horario|refeicao|quantidade|valor|peso|medida|porcao|registro|conta|isso|tudo|numero|anotacao|anotou|entendeu|registrou)? ?(?:esta|estava|ficou|foi|saiu|veio|anotou|entendeu|registrou|eh)? ?(?:tudo |meio )?(?:errad[oa]|trocad[oa]|incorret[oa]) $/;
/** Between those words. */
const LINKS = new Set(
  "me eu na a o da de em bem que isso eh ser para isto ja acho aqui e mas mesmo tudo estou ando fiquei ficando meio toda todo".split(
    " ",
  ),
);
/** "agora é verdade" */
const MOST_WORDS = 6;

/** "eu queria dizer que", "esqueci de falar que" */
const ANNOUNCES =
  /^ (?:(?:ai|entao|e|mas|ah|oh|bah|agora|so|olha|eu|opa|egua|nao) )*(?:(?:queria|quis|quero|preciso|precisava|vim|tenho que|esqueci de|deixa eu|era para|posso) (?:te |lhe )?(?:dizer|falar|corrigir|avisar|contar|retificar)(?: aqui)?(?: que| uma coisa| o seguinte)?|(?:agora )?(?:me )?(?:lembrei|lembrando)(?: agora)?(?: que)?|(?:cabe|convem|faco) (?:\S+ )?(?:retificar|corrigir)(?: que)?) /;

/**
 * "não, pera, foi só uma, viu mermão" as "foi só uma": without what is called out and said to somebody around a
 * correction; also with the plainest sign that something is corrected
 * where one of those was. None where nothing of that kind stands there, or nothing else, or it asks.
 */
export function withoutAsides(text: string): readonly string[] {
  const clean = cleanText(text);
  if (clean.includes("?")) return [];
  // "frango*", "*3 fatias"
  const starred = /^\s*(?:\*\s*([^*]+)|([^*]+)\*)\s*$/u.exec(clean);
  if (starred) return [`${LEAD}${(starred[1] ?? starred[2] ?? "").trim()}`];
  const all = tokenise(clean);
  const segments = segmentsOf(all);
  const begins = segments.findIndex((one) => !isAside(one));
  // "2 conchas, não, 3": what takes back what stands before it belongs to it.
  const kept = segments.filter(
    (one, at) =>
      !isAside(one) || (at > begins && (saysNo(one) || (at < segments.length - 1 && takesBack(one)))),
  );
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) return [];
  const gone = segments.filter((one) => !kept.includes(one)).flat();
  const lead = leadOf(first);
  gone.push(...first.splice(0, lead));
  for (const one of kept) gone.push(...one.splice(one.length - tailOf(one), tailOf(one)));
  if (gone.length === 0 || first.length === 0 || last.length === 0) return [];
  const said = kept
    .map((one) => clean.slice(one[0]?.start, one.at(-1)?.end))
    .map((one) => (/[,.;:!–—]$/u.test(one) ? one : `${one},`))
    .join(" ")
    .replace(/[\s,;:–—-]+$/u, "");
  const corrects =
    lead > 0 || gone.some(({ word }) => REPAIRS.has(word) || /^(?:errad|trocad|incorret)[oa]$/.test(word));
  return corrects ? [said, `${LEAD}${said}`] : [said];
}

/** The plainest sign that something is corrected. */
const LEAD = "na verdade ";

function segmentsOf(tokens: readonly Token[]): Token[][] {
  const segments: Token[][] = [[]];
  for (const token of tokens) {
    segments.at(-1)?.push(token);
    if (token.kind === "break" || (token.kind === "mark" && /^[,.;:!–—]$/.test(token.word)))
      segments.push([]);
  }
  return segments.filter((one) => one.some(({ kind }) => kind !== "mark" && kind !== "break"));
}

function saysNo(segment: readonly Token[]): boolean {
  return segment.every(({ kind, word }) => kind === "mark" || word === "nao");
}

/** "uma coca, não pera, um guaraná", "…, digo, …" */
function takesBack(segment: readonly Token[]): boolean {
  const said = segment.filter(({ kind }) => kind !== "mark").map(({ word }) => word);
  return /^(?:nao (?:espera|pera)|digo|minto|alias|melhor dizendo|ou melhor)$/.test(said.join(" "));
}

function isAside(segment: readonly Token[]): boolean {
  const words = segment.filter(({ kind }) => kind !== "mark" && kind !== "break" && kind !== "emoji");
  if (words.length > MOST_WORDS) return false;
  const line = ` ${words.map(({ word }) => word).join(" ")} `;
  // "o neto comeu macarrão. Eu não."
  if (/^ eu nao $/.test(line)) return false;
  // "não foi maçã, foi pera": the fruit, and no "foi mal".
  if (/ foi (?!mal )/.test(line)) return false;
  if (ASKS_FOR_IT.test(line) || IS_WRONG.test(line)) return true;
  return (
    words.every(({ word }) => REPAIRS.has(word) || CALLS.has(word) || LINKS.has(word)) &&
    words.some(({ word }) => REPAIRS.has(word) || CALLS.has(word))
  );
}

/** Tokens at the start that call out or announce. */
function leadOf(segment: readonly Token[]): number {
  const line = ` ${segment.map(({ word }) => word).join(" ")} `;
  const announced = ANNOUNCES.exec(line)?.[0].trim().split(" ").length ?? 0;
  let at = announced;
  while (at < segment.length - 1 && CALLED_FIRST.has(segment[at]?.word ?? "")) at += 1;
  return at < segment.length ? at : 0;
}

/** Of the calls those that begin no sentence of their own. */
const CALLED_FIRST = new Set(
  "egua arriegua oxe oxente bah tche uai vote vixe vish eita putz poxa ach mermao macho caraca".split(" "),
);

/** Tokens at the end that are said to somebody: "foi de 300 na real mermão". */
function tailOf(segment: readonly Token[]): number {
  let count = 0;
  for (;;) {
    const at = segment.length - 1 - count;
    const [word, before] = [segment[at]?.word ?? "", segment[at - 1]?.word ?? ""];
    if (at > 1 && /^(?:verdade|real)$/.test(word) && before === "na") count += 2;
    else if (
      at > 0 &&
      (CALLED_LAST.has(word) || segment[at]?.kind === "mark" || segment[at]?.kind === "emoji")
    )
      count += 1;
    else break;
  }
  const isOnlyMark = segment.slice(segment.length - count).every(({ kind }) => kind !== "word");
  return isOnlyMark ? 0 : count;
}

const CALLED_LAST = new Set(
  "viu visse hein ne esta ok certo tas dai mermao mano mana tche gente parente macho uai egua maninho maninha mesmo alias minto digo".split(
    " ",
  ),
);
