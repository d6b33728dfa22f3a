import { useFormatter, useTranslations } from "next-intl";
import { percentOf } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { ChatBubble } from "@/components/marketing/landing/chat-bubble";
import { DAY, GOALS, LUNCH_SUM } from "@/components/marketing/landing/example-day";

/** Beside the form, where there is room: one message and what became of it. */
export function AuthAside() {
  const t = useTranslations("auth.aside");
  const day = useTranslations("landing.day");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const energy = day("of", { value: whole(DAY.kcal), goal: whole(GOALS.kcal) });
  return (
    <aside className="hidden items-center justify-center border-l border-line bg-sunken p-12 lg:flex">
      <div className="flex w-full max-w-md flex-col gap-3">
        <ChatBubble mine>{t("quote")}</ChatBubble>
        <ChatBubble>
          {t("answer", { kcal: whole(LUNCH_SUM.kcal), protein: whole(LUNCH_SUM.protein_g) })}
        </ChatBubble>
        <div className="mt-6 flex items-center gap-6 rounded-card border border-line bg-surface p-6">
          <Ring
            className="w-32 shrink-0"
            parts={[{ tone: "calories", percent: percentOf(DAY.kcal, GOALS.kcal) }]}
            label={energy}
          >
            <span className="figures text-xl">{whole(GOALS.kcal - DAY.kcal)}</span>
            <span className="text-xs text-muted">{day("kcal")}</span>
          </Ring>
          <div>
            <p className="font-semibold">{t("left")}</p>
            <p className="mt-1 text-sm text-muted tabular-nums">{energy}</p>
          </div>
        </div>
      </div>
    </aside>
  );
}
