"use client";

import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { remindersQuery } from "@/components/profile/reminders/api";
import { DeviceSwitch } from "@/components/profile/reminders/device-switch";
import { RemindersForm } from "@/components/profile/reminders/reminders-form";
import { ProfileLoadFailed } from "@/components/profile/saving/profile-load-failed";
import { TabSkeleton } from "@/components/profile/saving/tab-skeleton";
import { Card, CardHeader } from "@/components/ui/card";
import { useSession } from "@/lib/client/session-store";

export function RemindersCard() {
  const t = useTranslations("profile.reminders");
  const isRestored = useSession((state) => state.isRestored);
  const userId = useSession((state) => state.user?.id);
  const { data, isPending, isFetching, refetch } = useQuery({ ...remindersQuery, enabled: isRestored });
  if (isPending) return <TabSkeleton />;
  if (!data) return <ProfileLoadFailed isFetching={isFetching} onRetry={() => refetch()} />;
  return (
    <Card aria-labelledby="reminders-title">
      <CardHeader
        id="reminders-title"
        title={t("title")}
        icon={<BellRing className="size-5 text-leaf" aria-hidden />}
      />
      <p className="text-sm text-muted">{t("text")}</p>
      {userId && <DeviceSwitch who={userId} />}
      <RemindersForm reminders={data} />
    </Card>
  );
}
