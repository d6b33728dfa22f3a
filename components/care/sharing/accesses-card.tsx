"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { accessesQuery } from "@/components/care/common/api";
import { useDayFormat } from "@/components/figures/use-day-format";
import { useMomentFormat } from "@/components/figures/use-moment-format";
import { usePages } from "@/components/hooks/use-pages";
import { Card, CardHeader } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, Td, Th } from "@/components/ui/table";
import { useSession } from "@/lib/client/session-store";

/** Who looked at what of the reader, and when. */
export function AccessesCard() {
  const t = useTranslations("care.accesses");
  const areas = useTranslations("care.areas");
  const moment = useMomentFormat();
  const day = useDayFormat();
  const isRestored = useSession((state) => state.isRestored);
  const { data, isPending, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...accessesQuery,
    enabled: isRestored,
  });
  const { page, rows, hasNext, goTo } = usePages(data?.pages.map(({ accesses }) => accesses) ?? [], {
    exists: hasNextPage,
    read: async () => !(await fetchNextPage()).isError,
  });
  return (
    <Card aria-labelledby="accesses-title">
      <CardHeader id="accesses-title" title={t("title")} />
      <p className="-mt-2 mb-4 max-w-prose text-sm text-muted">{t("text")}</p>
      {isPending ? (
        <Skeleton className="h-24" />
      ) : !data ? (
        <LoadFailed text={t("error")} retry={t("retry")} isFetching={isFetching} onRetry={() => refetch()} />
      ) : rows.length === 0 ? (
        <p className="text-sm">{t("none")}</p>
      ) : (
        <Table label={t("title")}>
          <thead>
            <tr>
              <Th className="pl-0">{t("when")}</Th>
              <Th className="pr-0">{t("what")}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <Td className="pl-0 whitespace-nowrap">{moment(row.at)}</Td>
                <Td className="pr-0">
                  {row.by === "support" ? (
                    <>
                      {t("screens")}
                      <span className="block text-muted">{t("support", { reason: row.reason })}</span>
                    </>
                  ) : (
                    <>
                      {areas(`${row.area}.name`)} · {t(`look.${row.look}`)}
                      {row.day && row.look !== "overview" && ` · ${t("ofDay", { day: day(row.day) })}`}
                      <span className="block text-muted">{row.nutritionist.name}</span>
                    </>
                  )}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination label={t("title")} page={page} hasNext={hasNext} isLoading={isFetching} onPage={goTo} />
    </Card>
  );
}
