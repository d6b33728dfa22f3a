"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Figure } from "@/components/panel/facts";
import { Loaded, useAnswer } from "@/components/panel/loaded";
import { useShown } from "@/components/panel/use-shown";
import { Card, CardHeader } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, Td, Th } from "@/components/ui/table";
import type { Participation, PartnerView } from "@/lib/partners/members/member-schema";

const BarsByDay = dynamic(() => import("@/components/panel/bars-by-day").then((file) => file.BarsByDay), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

/** How the company's benefit is used, in groups that nobody can be recognised in. */
export function OverviewSection({ cards }: { cards: NonNullable<PartnerView["cards"]> }) {
  const t = useTranslations("partner.overview");
  const shown = useShown();
  const { seats, members, invited, subscribers, active, commissionThisMonth } = cards;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 *:last:col-span-2 lg:grid-cols-3">
        <Figure
          name={t("seats")}
          value={t("seatsOf", { used: members + invited, seats })}
          how={t("seatsHow", { members, invited })}
        />
        <Figure name={t("members")} value={shown.number(members)} />
        <Figure name={t("subscribers")} value={shown.number(subscribers)} how={t("subscribersHow")} />
        <Figure
          name={t("active")}
          value={active === null ? t("tooFew") : shown.number(active)}
          how={t("activeHow")}
        />
        <Figure name={t("commission")} value={shown.reais(commissionThisMonth)} how={t("commissionHow")} />
      </div>
      <ParticipationCards people={members} />
    </div>
  );
}

function ParticipationCards({ people }: { people: number }) {
  const t = useTranslations("partner.overview");
  const answer = useAnswer<Participation>("/api/partner/participation", { refetchInterval: false });
  return (
    <Loaded answer={answer} height="h-64" text={t("failed")}>
      {(data) => <Shares participation={data} managers={people - data.members} />}
    </Loaded>
  );
}

type SharesProps = {
  participation: Participation;
  /** Members all the same, who count in no group. */
  managers: number;
};

function Shares({ participation: data, managers }: SharesProps) {
  const t = useTranslations("partner.overview");
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card className="min-w-0" aria-labelledby="by-day">
        <CardHeader id="by-day" title={t("byDay")} />
        {data.days ? (
          <BarsByDay
            label={t("byDay")}
            color="var(--leaf)"
            days={data.days.map(({ day, people }) => ({ day, value: people }))}
          />
        ) : (
          <p className="text-sm text-muted">{t("insufficient", { least: data.least })}</p>
        )}
      </Card>
      <Card className="min-w-0" aria-labelledby="by-code">
        <CardHeader id="by-code" title={t("byCode")} />
        <Groups participation={data} managers={managers} />
        <p className="mt-3 text-xs text-muted">{t("smallHow", { least: data.least })}</p>
      </Card>
    </div>
  );
}

function Groups({ participation: { groups }, managers }: SharesProps) {
  const t = useTranslations("partner.overview");
  const shown = useShown();
  if (groups.length === 0) return <p className="text-sm text-muted">{t("noMembers")}</p>;
  return (
    <Table label={t("byCode")}>
      <thead>
        <tr>
          <Th>{t("professional")}</Th>
          <Th className="text-right">{t("members")}</Th>
          <Th className="text-right">{t("active")}</Th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, members, active }) => (
          <tr key={name ?? ""}>
            <Td>{name ?? t("byInvitation")}</Td>
            <Td className="text-right">{shown.number(members)}</Td>
            <Td className={cn("text-right", active === null && "text-muted")}>
              {active === null
                ? t("tooFew")
                : t("activeOf", { active, share: shown.percent(active / members) })}
            </Td>
          </tr>
        ))}
        {managers > 0 && (
          <tr>
            <Td>{t("managers")}</Td>
            <Td className="text-right">{shown.number(managers)}</Td>
            <Td className="text-right text-muted">—</Td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
