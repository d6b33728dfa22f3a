import type { OutboundContent } from "@/lib/chat/channel/outbound-content";
import { withButtons } from "@/lib/chat/channel/split";
import { SURE } from "@/lib/chat/media/photo-draft";
import { type Format, foodName } from "@/lib/chat/replies/format";
import { mealBlock, quotedList, waterLine, weightLine } from "@/lib/chat/replies/logged";
import type { Outcome } from "@/lib/chat/replies/outcome";
import { tapId } from "@/lib/chat/replies/tap";
import { warningLines } from "@/lib/chat/replies/warning-lines";
import { dateOf } from "@/lib/nutrition/calendar/day";
import type { Meal } from "@/lib/nutrition/meals/meal";
import { itemRow } from "@/lib/nutrition/meals/meal-item";
import { mealOf } from "@/lib/nutrition/meals/stored-meal";

type Drafted = Extract<Outcome, { kind: "drafted" }>;

/** What would be logged, with the catalogue's figures, and the three ways on. */
export function draftedReply(format: Format, outcome: Drafted): OutboundContent[] {
  const { t } = format;
  const { id, draft, changed, avoided } = outcome;
  const meal = mealOfDraft(outcome);
  const unsure = draft.meal.items.filter(({ confidence }) => confidence < SURE);
  const blocks = [
    t(changed ? "chat.draft.changed" : "chat.draft.seen"),
    mealBlock(format, meal),
    [
      ...draft.water.map((water) => waterLine(format, { ...water, id })),
      ...draft.weight.map((weight) => weightLine(format, { ...weight, id, previous: null }, null)),
    ].join("\n"),
    warningLines(format, [meal], avoided),
    unsure.length > 0 &&
      t("chat.draft.unsure", {
        items: unsure.map(({ foodId, name }) => foodName(format, foodId, name)).join(", "),
      }),
    draft.unknown.length > 0 && t("chat.draft.unknown", { items: quotedList(draft.unknown) }),
    t("chat.draft.confirm"),
  ];
  return withButtons(blocks.filter(Boolean).join("\n\n"), [
    { id: tapId({ kind: "keep", draft: id }), title: t("chat.buttons.keep") },
    { id: tapId({ kind: "mend", draft: id }), title: t("chat.buttons.fix") },
    { id: tapId({ kind: "drop", draft: id }), title: t("chat.buttons.drop") },
  ]);
}

/** The meal as it would be stored: the same figures as afterwards. */
function mealOfDraft({ id, draft }: Drafted): Meal {
  const { day, kind, eatenAt, items } = draft.meal;
  return mealOf({
    ...{ id, kind, source: "whatsapp_photo", text: null, version: 1 },
    day: dateOf(day),
    eatenAt: new Date(eatenAt),
    items: items.map(({ foodId, ...item }, at) => ({
      ...itemRow({ ...item, food: foodId }),
      id: String(at),
    })),
  });
}
