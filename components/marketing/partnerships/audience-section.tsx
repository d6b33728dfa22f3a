import { ArrowDown, Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { ProgressBar } from "@/components/figures/progress";
import type { BUSINESS_MENU } from "@/components/layout/public/audiences";
import { PREVIEWS } from "@/components/marketing/partnerships/audience-previews";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";

type Audience = (typeof BUSINESS_MENU)[number];

/** What one kind of partner gets, and a glimpse of what they would look at. */
export function AudienceSection({ audience, isTurned }: { audience: Audience; isTurned: boolean }) {
  const t = useTranslations("partnerships");
  const { key, icon: Icon } = audience;
  return (
    <section
      id={key}
      aria-labelledby={`${key}-title`}
      className={cn(isTurned && "border-y border-line bg-surface")}
    >
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 py-12 md:py-16 lg:grid-cols-2 lg:gap-16">
        <div className={cn(isTurned && "lg:order-last")}>
          <Icon className="size-8 text-leaf" aria-hidden />
          <h2 id={`${key}-title`} className="mt-3 text-xl tracking-tight">
            {t(`audiences.${key}.title`)}
          </h2>
          <p className="mt-2 max-w-xl text-muted">{t(`audiences.${key}.text`)}</p>
          <ul className="mt-5 flex flex-col gap-2.5">
            {t(`audiences.${key}.points`)
              .split("\n")
              .map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Check className="mt-1 size-4 shrink-0 text-leaf" aria-hidden />
                  {point}
                </li>
              ))}
          </ul>
          <a href={`#contato-${key}`} className={cn(buttonClass({ variant: "secondary" }), "mt-6")}>
            {t(`audiences.${key}.action`)}
            <ArrowDown className="size-4" aria-hidden />
          </a>
        </div>
        <Preview audience={key} isTurned={isTurned} />
      </div>
    </section>
  );
}

function Preview({ audience, isTurned }: { audience: Audience["key"]; isTurned: boolean }) {
  const t = useTranslations(`partnerships.audiences.${audience}.preview`);
  const rows = t("rows")
    .split("\n")
    .map((row) => row.split(" | "));
  return (
    <figure
      className={cn("rounded-card border border-line p-5 sm:p-6", isTurned ? "bg-canvas" : "bg-surface")}
    >
      <figcaption className="text-sm font-semibold">{t("title")}</figcaption>
      <ul className="mt-4 flex flex-col gap-4">
        {rows.map(([name = "", detail = ""], index) => {
          const { percent, tone } = PREVIEWS[audience][index]!;
          return (
            <li key={name}>
              <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-medium">{name}</span>
                <span className="text-muted tabular-nums">{detail}</span>
              </div>
              <ProgressBar value={percent} goal={100} tone={tone} label={name} text={detail} />
            </li>
          );
        })}
      </ul>
      <p className="mt-5 border-t border-line pt-3 text-sm text-muted">{t("note")}</p>
    </figure>
  );
}
