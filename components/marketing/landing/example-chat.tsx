import { useFormatter, useTranslations } from "next-intl";
import { ChatBubble } from "@/components/marketing/landing/chat-bubble";
import { BREAKFAST, GOALS, LUNCH, LUNCH_SUM, WATER_ML } from "@/components/marketing/landing/example-day";
import { LogoMark } from "@/components/ui/logo";

const LUNCH_ITEMS = ["beans", "rice", "steak"] as const;

/** A real conversation, drawn rather than photographed: it reads in both languages, themes and sizes. */
export function ExampleChat() {
  const t = useTranslations("landing.chat");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-sunken" aria-label={t("label")}>
      <div className="flex items-center gap-3 border-b border-line bg-surface px-4 py-3">
        <LogoMark className="size-9" />
        <div>
          <p className="text-sm font-semibold">{t("name")}</p>
          <p className="text-xs text-muted">{t("status")}</p>
        </div>
      </div>
      <div className="flex flex-col gap-2.5 px-3 py-4 text-sm sm:px-4">
        <ChatBubble turn={0} mine time={t("time1")}>
          {t("user1")}
        </ChatBubble>
        <ChatBubble turn={1} time={t("time1")}>
          {t("reply1", { kcal: whole(BREAKFAST.kcal) })}
        </ChatBubble>
        <ChatBubble turn={2} mine time={t("time2")}>
          {t("user2")}
        </ChatBubble>
        <ChatBubble turn={3} time={t("time2")}>
          <p className="font-semibold">{t("reply2")}</p>
          <ul className="my-2 flex flex-col gap-1">
            {LUNCH_ITEMS.map((item) => (
              <li key={item} className="flex flex-wrap justify-between gap-x-4">
                <span>{t(item)}</span>
                <span className="text-muted tabular-nums">
                  {t("line", { grams: whole(LUNCH[item].grams), kcal: whole(LUNCH[item].kcal) })}
                </span>
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-2 font-semibold tabular-nums">
            {t("sum", {
              kcal: whole(LUNCH_SUM.kcal),
              protein: whole(LUNCH_SUM.protein_g),
              carbs: whole(LUNCH_SUM.carbs_g),
              fat: whole(LUNCH_SUM.fat_g),
            })}
          </p>
        </ChatBubble>
        <ChatBubble turn={4} mine time={t("time3")}>
          {t("user3")}
        </ChatBubble>
        <ChatBubble turn={5} time={t("time3")}>
          {t("reply3", { ml: whole(WATER_ML), left: whole(GOALS.water_ml - WATER_ML) })}
        </ChatBubble>
      </div>
    </figure>
  );
}
