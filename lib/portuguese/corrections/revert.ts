import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const LONGEST = 14;
const WAS_RIGHT =
  / estava (?:tudo )?(?:certo|correto|certinho|certa|correta) (?!.*\bmas )| (?:esta|era|foi) (?:tudo )?(?:certo|correto|certinho|certa|correta)(?: (?:antes|do jeito|o primeiro|da primeira|a primeira|o anterior)| $)/;
/** "volta como estava", "vale o primeiro", "esquece essa correção", "desfaz" */
const BACK =
  /^ (?:(?:nao|ah|opa|ops|espera|mentira|minto|na verdade|pode|desculpa|entao|e|errei|melhor) )*(?:(?:volta|voltar|volte|deixa|deixe|deixar|mantem|mantenha|manter|fica|ficar)(?: (?:tudo|isso|ele|ela|para|ao|o|a))* (?:(?:como|do jeito que|igual|ao que|que nem|o que) (?:estava|era|tinha|foi|antes|eu)|anterior|original|primeiro|que estava)|(?:vale|valia|valeu|era|eh) (?:mesmo )?(?:o primeiro|a primeira|o de antes|a de antes|o anterior|o que (?:eu )?(?:disse|falei|tinha dito|tinha falado) (?:antes|primeiro))|(?:esquece|ignora|desconsidera|cancela|desfaz|desfazer|desfaca|apaga) (?:a |essa |esta |minha )?(?:ultima )?(?:correcao|mudanca|alteracao|troca|edicao)|(?:desfaz|desfazer|desfaca)(?: (?:isso|essa|esse|ai|ultima|a|o|ultimo|por|favor))*|(?:nao )?(?:precisava|era para|devia|tinha que) (?:ter )?(?:mudar|mexer|trocar|mudado|mexido|alterar)|esquece (?:isso )?o que (?:eu )?(?:falei|disse|acabei de falar|acabei de dizer)(?: (?:agora|por ultimo|d[ao]s? \S+))?)(?: |,|$)/;
/** "tira o torresmo, minha mulher xingou… brincadeira, deixa aí" */
const TAKEN_BACK =
  /^ (?:\S+ ){0,2}(?:tira|apaga|remove|exclui|risca|troca|muda) (?:\S+ ){1,8}(?:brincadeira|brincadeirinha|brincando|zoeira|zuera|zoando|mentira|nao|espera|melhor|pensando bem|desisti)(?: nao)? (?:pode )?(?:deixa|deixar|mantem|manter|esquece|fica)(?: (?:ai|assim|la|isso|mesmo|quieto|como esta|para|tudo|nao))* $/;
/** "repeti o açaí", "sem farinha dessa vez": with the first it was. */
const THIS_TIME =
  /^ (?:(?:mas|so que|so|e) )?(?:(?:dessa|desta|nessa|nesta) vez )?sem (?:\S+ ){1,4}(?:(?:dessa|desta|nessa|nesta|na segunda) vez |na repeticao )$/;
/** What changes nothing further. */
const NEW = / (?:troca|tira|apaga|adiciona|coloca|bota|mais|outr[oa]) /;

/**
 * "não, tava certo antes", "desfaz, era 1 mesmo": what the newest correction changed as it was before it; "keep" where one and the
 * same message corrects and takes it back; null where nothing was corrected, or something else is said.
 * @param before entries as they were
 * @param last as they are
 */
export function readRevert(
  { line, words, asks, text }: Phrase,
  before: readonly LoggedEntry[] | undefined,
  last: readonly LoggedEntry[] = [],
): Extract<Correction, { kind: "restore" }> | "keep" | null {
  if (asks || words > LONGEST) return null;
  if (TAKEN_BACK.test(line)) return "keep";
  if (THIS_TIME.test(line) && before && before.length > 0) return "keep";
  if (NEW.test(line)) return null;
  if (before && namesWhatWas(line, before, last)) return { kind: "restore", entries: [...before] };
  const right = WAS_RIGHT.exec(line);
  if (!right && !BACK.test(line)) return null;
  // "o chá foi com açúcar. não, espera, estava certo, foi puro"
  const isTakenBack =
    right !== null &&
    right.index > 0 &&
    text.split(/[.!;]\s/).length > 1 &&
    line.slice(0, right.index).trim().split(" ").length > MOST_LEAD;
  if (isTakenBack) return "keep";
  return before && before.length > 0 ? { kind: "restore", entries: [...before] } : null;
}

const MOST_LEAD = 4;

const WAS_SO =
  /^ (nao )?(?:(?:nao|ah|opa|ops|espera|mentira|minto|na verdade|desculpa|errei|pera|,) )*(nao )?(?:era|foi|eram|foram) (?:(?:o|a|os|as) )?(\S+(?: \S+){0,2}?)( mesmo)?(?: ,)?(?: (?:me (?:confundi|enganei)|errei|desculpa|confundi))?(?: [.!])* $/;

/** "não, era bife mesmo": what stood where something else was put, and is told nowhere now. */
function namesWhatWas(line: string, before: readonly LoggedEntry[], last: readonly LoggedEntry[]): boolean {
  const [, not, denied, name, same] = WAS_SO.exec(line) ?? [];
  if (!name || !(same ?? not ?? denied)) return false;
  const now = new Set(itemsIn(last).map(({ foodId }) => foodId));
  const said = searchKey(name);
  const isCalled = (one: string) => searchKey(one) === said || searchKey(one).startsWith(`${said} `);
  const gone = itemsIn(before).filter(({ foodId }) => !now.has(foodId));
  return (
    gone.length === 1 &&
    gone.some((item) => isCalled(item.name)) &&
    !itemsIn(last).some((item) => isCalled(item.name))
  );
}

function itemsIn(entries: readonly LoggedEntry[]) {
  return entries.flatMap((entry) => (entry.type === "meal" ? entry.items : []));
}
