"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { BodyForm } from "@/components/profile/body/body-form";
import { ProfessionalCode } from "@/components/profile/company/professional-code";
import { GoalsTab } from "@/components/profile/goals/goals-tab";
import { PersonalForm } from "@/components/profile/personal/personal-form";
import { PreferencesForm } from "@/components/profile/preferences/preferences-form";
import { ProfileLoadFailed } from "@/components/profile/saving/profile-load-failed";
import { TabSkeleton } from "@/components/profile/saving/tab-skeleton";
import { userQuery } from "@/components/profile/saving/user-api";
import type { ProfileTab } from "@/components/profile/screen/profile-tabs";
import { SecurityLink } from "@/components/profile/security/security-link";
import { useSession } from "@/lib/client/session-store";

/** Brings the suggestion catalogues, which only this tab needs. */
const RestrictionsForm = dynamic(
  () =>
    import("@/components/profile/restrictions/restrictions-form").then((module) => module.RestrictionsForm),
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
