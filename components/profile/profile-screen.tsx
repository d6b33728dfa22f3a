"use client";

import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { userQuery } from "@/components/profile/api";
import { BodyForm } from "@/components/profile/body-form";
import { GoalsForm } from "@/components/profile/goals-form";
import { PersonalForm } from "@/components/profile/personal-form";
import { PreferencesForm } from "@/components/profile/preferences-form";
import type { ProfileTab } from "@/components/profile/profile-tabs";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";

/** Brings the suggestion catalogues, which only this tab needs. */
const RestrictionsForm = dynamic(() =>
  import("@/components/profile/restrictions-form").then((module) => module.RestrictionsForm),
);

export function ProfileScreen({ tab }: { tab: ProfileTab }) {
  const t = useTranslations("profile");
  const isRestored = useSession((state) => state.isRestored);
  const { data: user, isPending, isFetching, refetch } = useQuery({ ...userQuery, enabled: isRestored });

  if (tab === "preferences") return <PreferencesForm />;
  if (isPending) {
    return (
      <div role="status" aria-label={t("loading")}>
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  }
  if (!user) {
    return (
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<CloudOff className="size-5" aria-hidden />}
        title={<span role="alert">{t("error.title")}</span>}
        text={t("error.text")}
        action={
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("error.retry")}
          </Button>
        }
      />
    );
  }
  switch (tab) {
    case "personal":
      return <PersonalForm user={user} />;
    case "body":
      return <BodyForm user={user} />;
    case "goals":
      return <GoalsForm user={user} />;
    case "restrictions":
      return <RestrictionsForm user={user} />;
  }
}
