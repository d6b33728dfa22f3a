"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Droplets, Scale, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { previewQuery, type TextToAdd } from "@/components/diary/day/api";
import { useWarningTexts } from "@/components/diary/day/use-warning-texts";
import { useSettled } from "@/components/diary/items/use-settled";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { cn } from "@/components/ui/cn";
import type { PreviewedText } from "@/lib/chat/web-text/logged-text-schema";
import { errorText, isUnreachable } from "@/lib/client/api-error";

/** Fewer letters are no food yet. */
const LEAST_LETTERS = 3;

/** What of a text is understood, before any of it is kept. */
export function TextPreview({ text, asked }: { text: string; asked: Omit<TextToAdd, "text"> }) {
  const t = useTranslations("diary.preview");
  const words = useTranslations("errors");
  const settled = useSettled(text.trim());
  const isAsked = settled.length >= LEAST_LETTERS && text.trim() !== "";
  const { data, error, isFetching } = useQuery({
    ...previewQuery({ ...asked, text: settled }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return null;
  // Without a connection the text can still be sent: it is no more than a look.
  if (!data) {
    if (!error) return <Waiting />;
    return (
      <p className="text-sm text-muted">{isUnreachable(error) ? t("offline") : errorText(error, words)}</p>
    );
  }
  const count = data.meals.flatMap(({ items }) => items).length + data.water.length + data.weight.length;
  const unclear = data.unclear.join(", ");
  const kcal = data.meals.reduce((sum, { totals }) => sum + totals.kcal, 0);
  return (
    <section
      aria-label={t("title")}
      aria-busy={isFetching}
      className={cn("rounded-card bg-leaf-soft px-4 py-3", data.care && "bg-carbs-soft")}
    >
      <News count={count} kcal={kcal} isSettled={!isFetching && settled === text.trim()} />
      {data.care ? (
        <p className="text-sm whitespace-pre-line">{data.care.text.replaceAll("*", "")}</p>
      ) : count === 0 ? (
        <p className="text-sm text-muted">{unclear ? t("nothingOf", { words: unclear }) : t("nothing")}</p>
      ) : (
        <Understood preview={data} />
      )}
    </section>
  );
}

/** For those who do not see it, once they pause: the sum, not every step towards it. */
function News({ count, kcal, isSettled }: { count: number; kcal: number; isSettled: boolean }) {
  const t = useTranslations("diary.preview");
  const { energy } = useFigures();
  return (
    <p role="status" className="sr-only">
      {isSettled && t("news", { count, energy: energy(kcal) })}
    </p>
  );
}

function Waiting() {
  return <div aria-hidden className="h-16 animate-breathe rounded-card bg-leaf-soft" />;
}

function Understood({ preview }: { preview: PreviewedText }) {
  const { meals, water, weight, unclear, warnings: clashes } = preview;
  const t = useTranslations("diary.preview");
  const kinds = useTranslations("dashboard.meals");
  const format = useFormatter();
  const figures = useFigures();
  const { dayName } = useDayName();
  const warnings = useWarningTexts()({ warnings: clashes, meals });
  return (
    <div className="flex flex-col gap-3 text-sm">
      {meals.map(({ kind, day, items, totals }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has its meals in their order
        <div key={index}>
          <p className="flex justify-between gap-3">
            <span className="font-semibold text-leaf">
              {t("meal", { kind: kinds(kind), day: dayName(day) })}
            </span>
            <span className="figures shrink-0">{figures.energy(totals.kcal)}</span>
          </p>
          <ul className="mt-1 flex flex-col gap-0.5">
            {items.map(({ name, portion, grams, kcal }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same food may be told twice
              <li key={place} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">
                  {name} <span className="text-muted">{portion ?? t("grams", { grams })}</span>
                </span>
                <span className="shrink-0 text-muted tabular-nums">{figures.energy(kcal)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {water.map(({ ml, day }, index) => (
        <Measure
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          key={index}
          icon={<Droplets className="size-4 text-water" aria-hidden />}
          text={t("water", { ml: format.number(ml), day: dayName(day) })}
        />
      ))}
      {weight.map(({ kg, day }, index) => (
        <Measure
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          key={index}
          icon={<Scale className="size-4 text-leaf" aria-hidden />}
          text={t("weight", { weight: figures.weight(kg), day: dayName(day) })}
        />
      ))}
      {warnings.map((text) => (
        <p key={text} className="flex gap-2 rounded-control bg-carbs-soft px-3 py-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-carbs" aria-hidden />
          <span className="min-w-0 text-pretty wrap-anywhere">{text}</span>
        </p>
      ))}
      {unclear.length > 0 && <p className="text-muted">{t("unclear", { words: unclear.join(", ") })}</p>}
    </div>
  );
}

function Measure({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold tabular-nums">
      {icon}
      {text}
    </p>
  );
}
