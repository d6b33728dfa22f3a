"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { rosterQuery } from "@/components/care/common/api";
import type { PanelAddress } from "@/components/care/common/panel-address";
import { InviteDialog } from "@/components/care/invitations/invite-dialog";
import { SentInvitations } from "@/components/care/invitations/sent-invitations";
import { PracticeDialog } from "@/components/care/practice/practice-dialog";
import { AttentionQueue } from "@/components/care/roster/attention-queue";
import { RosterExport } from "@/components/care/roster/export-button";
import { RosterFilters } from "@/components/care/roster/roster-filters";
import { RosterTable } from "@/components/care/roster/roster-table";
import { usePages } from "@/components/hooks/use-pages";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";

const ATTENTION = rosterQuery({ q: "", segment: null, sort: "urgency", attention: true });

/** A nutritionist's first look: who needs attention, and everybody they follow. */
export function RosterScreen({ address }: { address: PanelAddress }) {
  const t = useTranslations("care.roster");
  const part = useTranslations("panels.list");
  const { q, segment, sort, attention } = address;
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...rosterQuery({ q, segment, sort, attention }),
    enabled: isRestored,
  });
  const pages = usePages(data?.pages.map(({ patients }) => patients) ?? [], {
    exists: hasNextPage,
    read: async () => !(await fetchNextPage()).isError,
  });
  const queue = useInfiniteQuery({ ...ATTENTION, enabled: isRestored });
  // Both are shown together, so that neither moves the other; a queue that fails is not waited for.
  if (isPending || (queue.isPending && queue.failureCount === 0)) return <Skeleton className="h-96" />;
  if (!data)
    return (
      <LoadFailed
        title={t("error")}
        text={t("errorText")}
        retry={t("retry")}
        isFetching={isFetching}
        onRetry={() => refetch()}
      />
    );
  const { counts, invitations, total } = data.pages[0]!;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3 max-sm:*:px-3.5 max-sm:*:text-sm">
        <InviteDialog />
        <PracticeDialog />
      </div>
      {queue.data ? (
        <AttentionQueue first={queue.data.pages[0]!} />
      ) : (
        <LoadFailed
          text={part("failed")}
          retry={part("retry")}
          isFetching={queue.isFetching}
          onRetry={() => queue.refetch()}
        />
      )}
      <Card aria-labelledby="roster-title">
        <CardHeader
          id="roster-title"
          title={t("title")}
          aside={counts.patients > 0 && <RosterExport address={address} />}
        />
        {counts.patients === 0 ? (
          <EmptyState
            icon={<Users className="size-5" aria-hidden />}
            title={t("empty")}
            text={t("emptyText")}
          />
        ) : (
          <>
            <RosterFilters address={address} counts={counts} />
            <p role="status" className="mb-2 text-sm text-muted">
              {t("found", { count: total })}
            </p>
            {pages.rows.length > 0 && <RosterTable patients={pages.rows} />}
            <Pagination
              label={t("title")}
              page={pages.page}
              hasNext={pages.hasNext}
              isLoading={isFetching}
              onPage={pages.goTo}
            />
          </>
        )}
      </Card>
      <SentInvitations invitations={invitations} />
    </div>
  );
}
