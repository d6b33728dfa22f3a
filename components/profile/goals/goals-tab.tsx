"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { forgetDraft } from "@/components/forms/use-draft";
import { goalsAnswerQuery } from "@/components/profile/goals/api";
import { ComputedCard } from "@/components/profile/goals/computed-card";
import { GoalsForm } from "@/components/profile/goals/goals-form";
import { MaternityQuestion } from "@/components/profile/goals/maternity-question";
import { ProfileLoadFailed } from "@/components/profile/saving/profile-load-failed";
import { TabSkeleton } from "@/components/profile/saving/tab-skeleton";
import { useDraftKey } from "@/components/profile/saving/use-draft-key";
import { useSession } from "@/lib/client/session-store";

export function GoalsTab() {
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, refetch } = useQuery({ ...goalsAnswerQuery, enabled: isRestored });
  // The form keeps what is being typed, except when the computed goals take its place.
  const [formVersion, setFormVersion] = useState(0);
  const draft = useDraftKey("goals");

  function takeComputed() {
    forgetDraft(draft);
    setFormVersion((version) => version + 1);
  }
  if (isPending) return <TabSkeleton />;
  if (!data) return <ProfileLoadFailed isFetching={isFetching} onRetry={() => refetch()} />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1.4fr_1fr]">
      <GoalsForm key={formVersion} goals={data} draft={draft} />
      <div className="flex flex-col gap-4">
        {data.asks_maternity && <MaternityQuestion />}
        <ComputedCard goals={data} onUsed={takeComputed} />
      </div>
    </div>
  );
}
