import { corrected, type Form, plainTokens, readerOf } from "@/lib/portuguese/corrections/forms/scene";
import { readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { readDay } from "@/lib/portuguese/grammar/days";

/** A day that is said and mended in one breath: the last one counts. */
export const DAY_MENDED: Form = {
  name: "day mended",
  takes: [
    ["comi iogurte", "isso foi ontem, não, pera, hoje"],
    ["had yogurt", "that was yesterday, no wait, today, sorry"],
  ],
  leaves: [
    ["comi iogurte", "isso foi ontem"],
    ["comi iogurte", "isso foi ontem, hoje comi pão"],
    ["comi iogurte", "esse lanche foi ontem não hoje"],
    ["comi iogurte", "isso foi ontem, e não foi hoje"],
  ],
  read(scene) {
    const tokens = plainTokens(scene.phrase);
    const { today } = scene.moment;
    const days = tokens.flatMap((_, at) => {
      const day = readDay(tokens, at, today);
      return day ? [{ ...day, at }] : [];
    });
    const [first, second, ...others] = days;
    if (!first || !second || others.length > 0 || second.day > today || scene.conversation.last.length === 0)
      return null;
    const between = tokens
      .slice(first.next, second.at)
      .map(({ word }) => word)
      .join(" ");
    const { items, amounts } = readPart(readerOf(scene, scene.conversation.last), tokens);
    return MENDS.test(between) && !DENIES.test(between) && items.length + amounts.length === 0
      ? corrected([{ kind: "day", to: second.day }])
      : null;
  },
};

const MENDS =
  /(?:^| )(?:nao|pera|espera|calma|digo|alias|quer dizer|ou melhor|minto|mentira|desculpa)(?: |$)/;

/** "ontem não hoje": the second is only denied; of "ontem não, hoje" and "ontem, não, hoje" it counts. */
const DENIES = /^(?:, )?(?:e )?nao(?: (?:foi|era|eh))?(?: de)?$/;

/** A message that drops itself in its end, in English. */
export const NEVER_MIND: Form = {
  name: "never mind",
  takes: [
    ["lunch: rice and beans", "actually the beans were for... nvm"],
    ["lunch: rice and beans", "I had another... never mind"],
  ],
  leaves: [
    ["lunch: rice and beans", "remove the beans"],
    ["almocei arroz e bife", "o bife deixa pra lá"],
  ],
  read({ phrase }) {
    return / \S+.*(?:\.\.\.|…|,|-|\s)\s*(?:nvm|never ?mind|forget it)\W*$/i.test(` ${phrase.text}`)
      ? { ...corrected([]), talk: "ok" }
      : null;
  },
};
