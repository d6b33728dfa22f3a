import { Check } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
import { Ring } from "@/components/figures/ring";
import { Specimen } from "@/components/showcase/specimen";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";

const TONES = ["neutral", "leaf", "calories", "water", "protein", "amber", "danger"] as const;
const BARS = [
  { key: "protein", tone: "protein", value: 54, goal: 150 },
  { key: "water", tone: "water", value: 1_200, goal: 2_000 },
  { key: "carbs", tone: "carbs", value: 0, goal: 200 },
  { key: "fat", tone: "fat", value: 90, goal: 60 },
] as const;
const PARTS = [
  { tone: "protein", percent: 25 },
  { tone: "carbs", percent: 45 },
  { tone: "fat", percent: 30 },
] as const;
const ROWS = [
  { day: "20/11/2026", kcal: 1_840, kg: 74.9 },
  { day: "19/11/2026", kcal: 2_060, kg: 75.1 },
];

/** Numbers that people look at: as badges, bars, rings and tables. */
export function FigureSamples() {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <>
      <Specimen name="badge">
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone === "leaf" && <Check className="size-3" aria-hidden />}
              {t("plans.recommended")}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="progress">
        <ul className="flex flex-col gap-4">
          {BARS.map(({ key, ...bar }) => (
            <li key={key} className="text-sm">
              {t(`landing.day.${key}`)} · {format.number(bar.value)} / {format.number(bar.goal)}
              <ProgressBar {...bar} label={t(`landing.day.${key}`)} className="mt-1.5" />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="ring">
        <div className="flex gap-4">
          <Ring parts={[{ tone: "calories", percent: 62 }]} label={t("landing.day.label")} className="w-44">
            <span className="text-xs text-muted">{t("landing.day.left")}</span>
            <span className="figures text-2xl">760</span>
            <span className="text-xs text-muted">{t("landing.day.kcal")}</span>
          </Ring>
          <Ring parts={PARTS} label={t("landing.day.label")} className="w-44" />
        </div>
      </Specimen>
      <Specimen name="table">
        <Table label={t("progress.history.title")}>
          <thead>
            <tr>
              <Th>{t("progress.history.date")}</Th>
              <Th className="text-right">{t("progress.history.calories", { unit: "kcal" })}</Th>
              <Th className="text-right">{t("progress.history.weight", { unit: "kg" })}</Th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ day, kcal, kg }) => (
              <tr key={day}>
                <Td>{day}</Td>
                <Td className="text-right">{format.number(kcal)}</Td>
                <Td className="text-right">{format.number(kg)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
    </>
  );
}
