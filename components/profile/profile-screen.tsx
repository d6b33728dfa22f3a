"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { userQuery } from "@/components/profile/api";
import { BodyForm } from "@/components/profile/body-form";
import { GoalsTab } from "@/components/profile/goals-tab";
import { PersonalForm } from "@/components/profile/personal-form";
import { PreferencesForm } from "@/components/profile/preferences-form";
import { ProfessionalCode } from "@/components/profile/professional-code";
import { ProfileLoadFailed } from "@/components/profile/profile-load-failed";
import type { ProfileTab } from "@/components/profile/profile-tabs";
import { SecurityLink } from "@/components/profile/security/security-link";
import { TabSkeleton } from "@/components/profile/tab-skeleton";
import { useSession } from "@/lib/client/session-store";

/** Brings the suggestion catalogues, which only this tab needs. */
const RestrictionsForm = dynamic(
  () => import("@/components/profile/restrictions-form").then((module) => module.RestrictionsForm),
  { loading: TabSkeleton },
);

export function ProfileScreen({ tab }: { tab: ProfileTab }) {
  const isRestored = useSession((state) => state.isRestored);
  const { data: user, isPending, isFetching, refetch } = useQuery({ ...userQuery, enabled: isRestored });

  // A choice before the session is known would be shown and kept nowhere.
  if (!isRestored) return <TabSkeleton />;
  if (tab === "preferences") return withSecurity(<PreferencesForm />);
  if (tab === "goals") return <GoalsTab />;
  if (isPending) return <TabSkeleton />;
  if (!user) return <ProfileLoadFailed isFetching={isFetching} onRetry={() => refetch()} />;
  switch (tab) {
    case "personal":
      return withSecurity(
        <>
          <PersonalForm user={user} />
          <ProfessionalCode company={user.company} />
        </>,
      );
    case "body":
      return <BodyForm user={user} />;
    case "restrictions":
      return <RestrictionsForm user={user} />;
  }
}

function withSecurity(tab: ReactNode) {
  return (
    <div className="flex flex-col gap-4">
      {tab}
      <SecurityLink />
    </div>
  );
}
