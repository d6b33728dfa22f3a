import { CheckCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BREAKFAST, GOALS, LUNCH, LUNCH_SUM, WATER_ML } from "@/components/marketing/landing/example-day";
import { cn } from "@/components/ui/cn";
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
        <Bubble mine time={t("time1")}>
          {t("user1")}
        </Bubble>
        <Bubble time={t("time1")}>{t("reply1", { kcal: whole(BREAKFAST.kcal) })}</Bubble>
        <Bubble mine time={t("time2")}>
          {t("user2")}
        </Bubble>
        <Bubble time={t("time2")}>
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
        </Bubble>
        <Bubble mine time={t("time3")}>
          {t("user3")}
        </Bubble>
        <Bubble time={t("time3")}>
          {t("reply3", { ml: whole(WATER_ML), left: whole(GOALS.water_ml - WATER_ML) })}
        </Bubble>
      </div>
    </figure>
  );
}

function Bubble({ mine = false, time, children }: { mine?: boolean; time: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "w-fit max-w-[88%] rounded-card px-3.5 py-2.5",
        mine
          ? "self-end rounded-br-sm bg-leaf-soft"
          : "self-start rounded-bl-sm border border-line bg-surface",
      )}
    >
      {children}
      <p className="mt-1 flex items-center justify-end gap-1 text-xs text-muted tabular-nums">
        {time}
        {mine && <CheckCheck className="size-3.5 text-water" aria-hidden />}
      </p>
    </div>
  );
}
