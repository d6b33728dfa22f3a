import type { Found } from "@/lib/portuguese/safety/scene/phrases";
import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { live, type Scene } from "@/lib/portuguese/safety/scene/scene";

/** What else one resolves to end, or to eat and drink from now on. */
const HABITS =
  /^(?:emprego|demissao|namoro|casamento|divorcio|dieta|regime|vicio|cigarro|refri|refrigerante|doces?|acucar|pizza|bebo|garrafa|diet)$/;
const SUBSCRIBED = /^(?:assinatura|cancel\p{L}*|plano|mensalidade|app|aplicativo|subscription)$/u;

/** "tô dando minhas coisas pras amigas, não vou precisar mesmo", "doei meu gato, agora é esperar a coragem" */
function givenAway({ words }: Scene): Found | null {
  const at = words.findIndex(
    ({ text }, i) =>
      /^(?:dando|dei|doei|distribui\p{L}*)$/u.test(text) &&
      /^m(?:inhas?|eus?)$/.test(words[i + 1]?.text ?? "") &&
      /^(?:coisas?|roupas?|gat[oa]s?|cachorr[oa]s?|livros?|bichos?)$/.test(words[i + 2]?.text ?? ""),
  );
  const isForCourage = words.some(({ text }, i) => i > at && text === "coragem");
  const isUnneeded = words.some(
    ({ text }, i) =>
      i > at &&
      /^nao?$|^n$/.test(text) &&
      words.slice(i + 1, i + 4).some((next) => /^precis/.test(next.text)),
  );
  return at >= 0 && (isUnneeded || isForCourage)
    ? { label: "word", from: at, to: at + 3, value: Number.NaN }
    : null;
}

/** What is said, left and given away by somebody who has resolved to die, without a word of it. */
export const FAREWELL_RULES: readonly SafetyRule[] = [
  {
    name: "a resolve and a farewell",
    topic: "self_harm",
    stays: true,
    unless: ({ words }) => words.some(({ text }) => HABITS.test(text)),
    says: `partir dessa para/pra uma? melhor
      dar um? basta em tudo/nisso_tudo
      tchau/adeus mundo
      daqui_a_pouco/logo/amanha ~ nao ~ vai ~ importancia/importar ~ mais/nada/isso
      daqui_a_pouco/logo/amanha ~ nao ~ vai ~ mais importancia/importar
      lembrarem/lembrem de mim
      deixei ~ senha/senhas/documentos/documento/seguro ~ mesa/gaveta/documento/documentos`,
    finds: (scene) => {
      const given = givenAway(scene);
      if (given) return { grade: "call_now", signs: [given] };
      const resolved = live(scene, "resolved");
      const farewell = live(scene, "farewell");
      if (resolved.length === 0 || farewell.length === 0) return null;
      const signs = [...resolved, ...farewell];
      if (scene.words.some(({ text }) => HABITS.test(text))) return null;
      // Who ends a subscription may mean no more than that, and is asked.
      return scene.words.some(({ text }) => SUBSCRIBED.test(text))
        ? { grade: "see_today", signs, unsure: true }
        : { grade: "call_now", signs };
    },
    takes: [
      "não precisa mais me mandar lembrete não. resolvi acabar com isso hoje de noite. obrigado por tudo",
      "já tomei minha decisão, cuida dos meus filhos",
      "daqui a pouco isso não vai ter mais importância",
      "fiz a comida deles pra se lembrarem de mim",
      "hoje à noite acabo com isso. fica com deus",
      "tô dando minhas coisas pras amigas, não vou precisar mesmo",
      "doei meu gato, dei minhas roupas, agora é só esperar a coragem vir",
      "made up my mind, tonight it ends. thanks for everything",
    ],
    leaves: [
      "decidi cancelar a assinatura, obrigado por tudo",
      "não precisa mais me mandar lembrete, já resolvi: bebo com a garrafa na mesa",
      "já decidi: hoje é pizza, adeus dieta",
      "vou dar um basta em tudo que é doce e pizza",
      "obrigada por tudo, essa semana bati a meta",
    ],
  },
];
