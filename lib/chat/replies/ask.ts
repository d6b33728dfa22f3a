import type { ListRow, OutboundContent } from "@/lib/chat/channel/outbound-content";
import { amountOf, type Format, figure, foodName, quoted } from "@/lib/chat/replies/format";
import { tapId } from "@/lib/chat/replies/tap";
import { warningLines } from "@/lib/chat/replies/warning-lines";
import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";
import { portionText } from "@/lib/nutrition/foods/portion";
import type { Avoided } from "@/lib/nutrition/warnings/read-avoided";
import type { OpenQuestion } from "@/lib/portuguese/meaning/conversation";

const MAX_TITLE = 24;
const MAX_DESCRIPTION = 72;
const MAX_BUTTON = 20;

/** The row that drops the question. */
const NONE = "nenhum desses";

const BODIES = {
  food: "chat.ask.food",
  portion: "chat.ask.portion",
  eaten: "chat.ask.eaten",
} as const;

/**
 * An open question as something to tap.
 * @param avoided what the person avoids: of how much they had of it is asked, and not whether it is well
 */
export function askContent(
  format: Format,
  question: OpenQuestion,
  avoided: readonly Avoided[],
): OutboundContent[] {
  const { t } = format;
  const weights = question.options.flatMap((option) => ("weight" in option ? [option] : []));
  if (question.asks === "weight") {
    const kg = figure(format, weights[0]?.weight.kg ?? 0, 1);
    const buttons = weights.slice(0, 2).map((option) => ({
      id: tapId({ kind: "pick", option: option.id }),
      title: t("chat.ask.weightTitle", { kg: figure(format, option.weight.kg, 1) }),
    }));
    const none = {
      id: tapId({ kind: "say", words: NONE }),
      title: t("chat.buttons.none").slice(0, MAX_BUTTON),
    };
    const { knownKg } = question;
    const body =
      knownKg === undefined
        ? t("chat.ask.weight", { kg })
        : t("chat.ask.weightChange", { kg, known: figure(format, knownKg, 1) });
    return [{ type: "buttons", body, buttons: [...buttons, none] }];
  }
  const rows: ListRow[] = question.options.slice(0, 9).flatMap((option) => {
    if (!("item" in option)) return [];
    const { item } = option;
    const amount = amountOf(format, item.portion, item.grams);
    const kcal = figure(format, ((findFood(item.foodId)?.per100g.kcal ?? 0) * item.grams) / 100);
    return [
      {
        id: tapId({ kind: "pick", option: option.id }),
        title: clip(
          question.asks === "portion"
            ? portionText(item.portion, format.locale)
            : foodName(format, item.foodId, item.name),
          MAX_TITLE,
        ),
        description: clip(t("chat.ask.option", { portion: amount, kcal }), MAX_DESCRIPTION),
      },
    ];
  });
  rows.push({
    id: tapId({ kind: "say", words: NONE }),
    title: clip(t("chat.buttons.none"), MAX_TITLE),
    description: clip(t("chat.ask.noneDescription"), MAX_DESCRIPTION),
  });
  const body = BODIES[question.asks];
  return [
    {
      type: "list",
      body: [t(body, { said: quoted(question.said) }), warned(format, question, avoided)]
        .filter(Boolean)
        .join("\n\n"),
      button: clip(t("chat.buttons.choose"), MAX_BUTTON),
      rows,
    },
  ];
}

/** Of one food that is only not known how much there was of; of several it may be another one. */
function warned(format: Format, { options }: OpenQuestion, avoided: readonly Avoided[]): string {
  const items = options.flatMap((option) => ("item" in option ? [option.item] : []));
  const [first] = items;
  if (!first || items.some(({ foodId }) => foodId !== first.foodId)) return "";
  return warningLines(format, [{ items: [{ food: first.foodId, name: first.name }] }], avoided);
}

function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
