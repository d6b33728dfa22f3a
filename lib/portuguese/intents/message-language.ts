import type { Locale } from "@/lib/i18n/locale";
import { fold } from "@/lib/portuguese/text/letters/stems";

/** Words that only one of the two languages has, folded; names of food are shared too often to tell. */
const ENGLISH = new Set(
  `the i my me you your we it is are was were am do did does have had has can could would should will what how much many when which
  where who why and with for from this that these those not dont didnt please thanks thank hello hi hey yes good morning night
  evening afternoon breakfast lunch dinner snack today yesterday tomorrow week month last ate eat eating drank drink drinking
  water weight weigh calories protein carbs goal goals remind reminder reminders delete undo remove change cancel help summary
  slice slices cup cups glass bowl bread eggs egg chicken rice beans cheese milk coffee apple some two three about left allergic
  more less than than at on in of to an`.split(/\s+/),
);
const PORTUGUESE = new Set(
  `de da das dos o os as um uma uns umas eu meu minha meus minhas voce voces vc quanto quantos quantas quanta qual quais que com
  no na nos nas ao pra para por comi bebi tomei almocei jantei lanchei peso agua cafe manha almoco jantar lanche hoje ontem
  amanha semana mes nao sim e foi era tem tinha quero posso pode me muda tira apaga lembra lembrete meta metas resumo ajuda oi ola
  bom boa dia tarde noite obrigado obrigada valeu arroz feijao pao ovo ovos frango leite queijo colher colheres concha copo prato
  fatia falta faltam agora isso esse essa mais menos so ja ate quando onde como porque`.split(/\s+/),
);
/** Words of one letter are in both. */
const EITHER = new Set(["a", "e", "o", "as", "no", "me", "do", "come", "pain"]);

/** The language of a message where its words tell it clearly; null where they do not. */
export function messageLanguage(text: string): Locale | null {
  const words = fold(text.slice(0, MOST_READ))
    .replace(/[’']/g, "")
    .split(/[^a-z]+/)
    .filter(Boolean);
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word) && !EITHER.has(word)).length;
  const [english, portuguese] = [count(ENGLISH), count(PORTUGUESE)];
  if (english > 2 * portuguese && (english >= 2 || words.length <= 2)) return "en-US";
  return portuguese > 2 * english ? "pt-BR" : null;
}

const MOST_READ = 400;
