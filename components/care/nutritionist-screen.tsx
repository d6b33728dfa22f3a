"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { practiceQuery } from "@/components/care/common/api";
import { usePanelAddress } from "@/components/care/common/panel-address";
import { PatientScreen } from "@/components/care/patient/patient-screen";
import { BecomeCard } from "@/components/care/practice/become-card";
import { RosterScreen } from "@/components/care/roster/roster-screen";
import { SharingScreen } from "@/components/care/sharing/sharing-screen";
import { buttonClass } from "@/components/ui/button-class";
import { Card, CardHeader } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";

/** A nutritionist's panel; anyone else sees their own side of it. */
export function NutritionistScreen() {
  const t = useTranslations("care");
  const address = usePanelAddress();
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...practiceQuery, enabled: isRestored });
  if (isPending) return <Skeleton className="h-96" />;
  if (!data)
    return (
      <LoadFailed
        title={t("roster.error")}
        text={t("roster.errorText")}
        retry={t("roster.retry")}
        isFetching={isFetching}
        onRetry={() => refetch()}
      />
    );
  if (!data.practice)
    return (
      <div className="flex flex-col gap-4">
        <SharingScreen />
        <BecomeCard />
      </div>
    );
  if (data.lacksSecondFactor) return <FactorFirst />;
  return address.patient ? (
    <PatientScreen key={address.patient} id={address.patient} tab={address.tab} />
  ) : (
    <RosterScreen address={address} />
  );
}

/** No patient is seen before the account is well locked. */
function FactorFirst() {
  const t = useTranslations("care.factor");
  return (
    <Card aria-labelledby="factor-title">
      <CardHeader id="factor-title" title={t("title")} />
      <p className="mb-4 max-w-prose text-sm">{t("text")}</p>
      <Link href="/profile/security" className={buttonClass()}>
        {t("action")}
      </Link>
    </Card>
  );
}
