"use client";

import { useTranslations } from "next-intl";
import { panelHref } from "@/components/care/common/panel-address";
import { PanelLink } from "@/components/care/common/panel-link";
import { SegmentBadge } from "@/components/care/common/segment-badge";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useDayName } from "@/components/figures/use-day-name";
import { useFigures } from "@/components/figures/use-figures";
import { walkRows } from "@/components/panel/walk-rows";
import { Table, Td, Th } from "@/components/ui/table";
import type { RosterPatient } from "@/lib/care/roster/roster-schema";

const WIDE = "hidden md:table-cell";
/** On a phone a row is a line: who to the left, how they are to the right. */
const LINE_CELL = "max-md:border-0 max-md:px-0 max-md:py-2";

/** The patients as a table; on a phone name, segment and what was last heard of them. */
export function RosterTable({ patients }: { patients: readonly RosterPatient[] }) {
  const t = useTranslations("care.roster");
  return (
    <Table label={t("title")} className="max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <Th className="pl-0">{t("name")}</Th>
          <Th>{t("segment")}</Th>
          <Th className={WIDE}>{t("lastLog")}</Th>
          <Th className={`${WIDE} text-right`}>{t("adherence7")}</Th>
          <Th className={`${WIDE} text-right`}>{t("adherence30")}</Th>
          <Th className={`${WIDE} text-right`}>{t("weight")}</Th>
          <Th className={`${WIDE} pr-0`}>{t("planUntil")}</Th>
        </tr>
      </thead>
      <tbody onKeyDown={walkRows} className="max-md:block">
        {patients.map((patient) => (
          <Row key={patient.id} patient={patient} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ patient }: { patient: RosterPatient }) {
  const t = useTranslations("care.roster");
  const day = useDayFormat();
  const { dayName } = useDayName();
  const { weight, weightChange } = useFigures();
  const { id, name, areas, segment, attention, lastLog, adherence7, adherence30, planEndsOn } = patient;
  const shares = (area: RosterPatient["areas"][number]) => areas.includes(area);
  const share = ({ percent }: RosterPatient["adherence7"]) =>
    percent === null ? t("nothing") : t("percent", { percent });
  const heard = !shares("diary") ? t("notShared") : lastLog ? dayName(lastLog) : t("never");
  return (
    <tr className="border-line max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-b max-md:last:border-b-0">
      <Td className={`${LINE_CELL} pl-0`}>
        <PanelLink
          href={panelHref({ patient: id })}
          data-row
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {name}
        </PanelLink>
        <p className="-mt-1.5 text-xs text-muted tabular-nums md:hidden">
          {t("lastHeard", { day: heard })}
          {shares("diary") && adherence7.percent !== null && (
            <span className="block">{t("adherenceIs", { percent: adherence7.percent })}</span>
          )}
        </p>
      </Td>
      <Td className={`${LINE_CELL} max-md:shrink-0`}>
        <SegmentBadge
          segment={segment}
          attention={attention}
          className="flex-col items-start gap-1 max-md:items-end"
        />
      </Td>
      <Td className={WIDE}>{heard}</Td>
      <Td className={`${WIDE} text-right`}>{shares("diary") ? share(adherence7) : t("nothing")}</Td>
      <Td className={`${WIDE} text-right`}>{shares("diary") ? share(adherence30) : t("nothing")}</Td>
      <Td className={`${WIDE} text-right`}>
        {!patient.weight ? (
          t("nothing")
        ) : (
          <>
            {weight(patient.weight.kg)}
            {patient.weightChange && (
              <span className="block text-xs text-muted">
                {t("change", {
                  change: weightChange(patient.weightChange.kg),
                  days: patient.weightChange.days,
                })}
              </span>
            )}
          </>
        )}
      </Td>
      <Td className={`${WIDE} pr-0`}>
        {!shares("plan") ? t("notShared") : planEndsOn ? day(planEndsOn) : t("noPlan")}
      </Td>
    </tr>
  );
}
