import type { Translator } from "@/lib/i18n/translator";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";

/** What a device is to show, before it has words: what people see over a locked screen says nothing of anybody's figures. */
export type PushMessage =
  | { kind: "meal"; meal: MealKind }
  | { kind: "water" }
  | { kind: "exercise" }
  | { kind: "evening" }
  | { kind: "weekly" };

/** A notification as public/sw.js takes it. */
export type Notice = {
  title: string;
  body: string;
  /** The page of ours that it opens. */
  path: string;
  /** One shown twice takes the place of the first. */
  tag: string;
  lang: string;
};

/** The words of a message in a device's language. @param slot its occasion */
export function noticeOf(t: Translator, lang: string, slot: string, message: PushMessage): Notice {
  const words = message.kind === "meal" ? (`meal.${message.meal}` as const) : message.kind;
  return {
    title: t(`push.${words}.title`),
    body: t(`push.${words}.body`),
    path: PATHS[message.kind],
    ...{ tag: slot, lang },
  };
}

const PATHS: Record<PushMessage["kind"], string> = {
  meal: "/dashboard",
  water: "/dashboard",
  exercise: "/dashboard",
  evening: "/progress?dia=hoje",
  weekly: "/progress",
};
