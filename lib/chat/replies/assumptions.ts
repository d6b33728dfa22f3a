import { amountOf, type Format, figure, foodName, quoted } from "@/lib/chat/replies/format";
import { measureText } from "@/lib/nutrition/foods/portion";
import type { Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Assumption, ParsedItem } from "@/lib/portuguese/portions/parsed-entries";
import { isNobodysFood } from "@/lib/portuguese/vocabulary/nobodys-food";

/** More would bury the reply. */
const MOST = 5;

/** What was taken for granted, said in one paragraph; null when nothing was. */
export function assumedText(format: Format, understood: Understanding): string | null {
  const { t } = format;
  const items = [
    ...understood.meals.flatMap((meal) => meal.items),
    ...understood.corrections.flatMap((correction) => (correction.kind === "add" ? correction.items : [])),
    ...understood.corrections.flatMap((correction) => (correction.kind === "replace" ? [correction.to] : [])),
  ];
  const said = items.flatMap((item) => item.assumed.map((assumed) => assumptionText(format, item, assumed)));
  const water = understood.water.flatMap((entry) =>
    entry.assumed.map((container) =>
      t("chat.assumed.water", {
        container: containerName(format, container),
        ml: figure(format, entry.ml / (entry.pieces ?? 1)),
      }),
    ),
  );
  const lines = [...new Set([...said.filter((line) => line !== null), ...water])].slice(0, MOST);
  if (lines.length === 0) return null;
  return `_${t("chat.assumed.intro")} ${lines.join("; ")}. ${t("chat.assumed.close")}_`;
}

/** One assumption as a clause; null where the item itself says it. */
export function assumptionText(format: Format, item: ParsedItem, assumed: Assumption): string | null {
  const { t } = format;
  const food = quoted(foodName(format, item.foodId, item.name));
  switch (assumed.kind) {
    case "portion":
      return t("chat.assumed.portion", { food, amount: amountOf(format, assumed.portion, assumed.grams) });
    case "size":
      return t("chat.assumed.size", { food, size: t(`chat.assumed.sizes.${assumed.size}`) });
    case "range":
      return t("chat.assumed.range", {
        food,
        low: figure(format, assumed.low, 1),
        high: figure(format, assumed.high, 1),
      });
    case "vague":
      return t("chat.assumed.vague", { food, said: quoted(assumed.said), grams: figure(format, item.grams) });
    case "measure":
      return t("chat.assumed.measure", {
        food,
        measure: measureText(assumed.measure, null, format.locale),
        grams: figure(format, assumed.grams),
      });
    case "spelling":
      return t("chat.assumed.spelling", { food, said: quoted(assumed.said) });
    // Whose it was, or what it came in, changes nothing of it.
    case "ignored":
      if (isNobodysFood(assumed.said) || CAME_FROM.test(assumed.said)) return null;
      return t("chat.assumed.ignored", { food, said: quoted(assumed.said) });
    // The item's own line already names the variety.
    case "variety":
      return null;
  }
}

/** "de lata", "da padaria", "do mercado" */
const CAME_FROM =
  /^(?:d[aeo] )?(?:minha |meu )?(?:latas?|latinha|garrafa|caixinha|pacotinho|pacote|vidro|pote|padaria|padoca|mercado|feira|casa|vó|avó|mãe|sogra|vizinha|amiga|firma|escola|cantina|restaurante)$/i;

const CONTAINERS = ["glass", "cup", "mug", "bottle", "small_bottle", "gallon", "jug", "sip", "can"] as const;

/** "copo" of "glass", or "medida" of one that has no name. */
export function containerName({ t }: Format, container: string): string {
  const known = CONTAINERS.find((name) => name === container);
  return t(`chat.assumed.containers.${known ?? "other"}`);
}
