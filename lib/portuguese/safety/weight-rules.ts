import type { SafetyRule } from "@/lib/portuguese/safety/scene/rule";
import { type Scene, says } from "@/lib/portuguese/safety/scene/scene";
import type { Word } from "@/lib/portuguese/safety/scene/words";

/** In kg/m²; below it an adult is severely or moderately thin (WHO). */
const THIN = 17;
/** In kg; no height makes less of an adult's weight a goal to be praised. */
const LIGHTEST_GOAL = 40;

type Told = { value: number; at: number };

/** Weights told in kg, in their order: "38,9 kg", "peso 40", "meta 36". */
function weights({ words }: Scene): Told[] {
  return words.flatMap(({ value }, at) => {
    const next = words[at + 1]?.text ?? "";
    const before = [words[at - 1]?.text ?? "", words[at - 2]?.text ?? ""];
    const isSaid = next === "kg" || before.some((text) => /^(?:peso|pesei|pesando|meta|pesar)$/.test(text));
    return isSaid && value >= 25 && value <= 250 && !isOther(next) ? [{ value, at }] : [];
  });
}

function isOther(next: string): boolean {
  return /^(?:g|ml|kcal|cal|calorias|dias?|anos|minutos?|min|km|litros?|por)$/.test(next);
}

/** A height in metres: "1,60", "1.60 m", "160 cm". */
function height(words: readonly Word[]): Told | undefined {
  return words
    .map(({ text, value }, at) => {
      if (/^[12][.,]\d{2}$/.test(text)) return { value, at };
      return words[at + 1]?.text === "cm" ? { value: value / 100, at } : { value: Number.NaN, at };
    })
    .find(({ value }) => value >= 1.4 && value <= 2.1);
}

export const WEIGHT_RULES: readonly SafetyRule[] = [
  {
    name: "weight far too low",
    topic: "eating_disorder",
    finds: (scene) => {
      if (says(scene, "child", "infant", "other")) return null;
      const told = weights(scene);
      const lightest = told.reduce<Told | null>(
        (min, one) => (!min || one.value < min.value ? one : min),
        null,
      );
      if (!lightest) return null;
      const tall = height(scene.words);
      const isThin = tall !== undefined && lightest.value / tall.value ** 2 < THIN;
      const isGoal = /^(?:meta|chegar|pesar|ate)$/.test(
        scene.words.slice(Math.max(0, lightest.at - 3), lightest.at).findLast(({ text }) => text.length > 2)
          ?.text ?? "",
      );
      if (!isThin && !(isGoal && lightest.value < LIGHTEST_GOAL)) return null;
      const sign = { label: "figure", from: lightest.at, to: lightest.at + 1, value: lightest.value };
      return { grade: "see_today", signs: [sign] };
    },
    takes: [
      "bati 38,9 kg!! tenho 1,60",
      "peso 38 kg e tenho 1,65",
      "to com 42 kg e minha meta 36",
      "meço 170 cm e peso 47 kg, quero secar mais",
    ],
    leaves: [
      "peso 45 kg e meço 1,58",
      "tenho 1,70 e 68 kg",
      "minha filha mede 1,40 e pesa 32 kg",
      "perdi 2 kg e tenho 1,65",
      "comprei 30 kg de carne pro churrasco",
    ],
  },
];
