"use client";

import { ChartLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Specimen } from "@/components/showcase/specimen";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardHeader } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

const LAST_PAGE = 3;

/** What holds the rest: cards, tabs, pages, and what stands where nothing is yet. */
export function Places() {
  const t = useTranslations();
  const [page, setPage] = useState(1);
  const icon = <ChartLine className="size-5 text-leaf" aria-hidden />;
  return (
    <>
      <Specimen name="card · empty-state · skeleton">
        <div className="flex flex-col gap-4">
          <Card>
            <CardHeader
              title={t("dashboard.history.title")}
              icon={icon}
              aside={<Badge>{t("plans.free")}</Badge>}
            />
            <EmptyState
              icon={icon}
              title={t("dashboard.history.emptyTitle")}
              text={t("dashboard.history.emptyText")}
              action={<Button>{t("layout.nav.signup")}</Button>}
            />
          </Card>
          <Card aria-label={t("layout.loading")}>
            <Skeleton className="h-11" />
            <Skeleton className="mt-4 h-24" />
          </Card>
        </div>
      </Specimen>
      <Specimen name="load-failed">
        <div className="flex flex-col gap-4">
          <LoadFailed
            title={t("progress.error.title")}
            text={t("progress.error.text")}
            retry={t("progress.error.retry")}
            isFetching={false}
            onRetry={() => undefined}
          />
          <LoadFailed
            text={t("security.failed")}
            retry={t("security.retry")}
            isFetching={false}
            onRetry={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen name="tabs">
        <Tabs defaultValue="today">
          <TabsList>
            <TabsTrigger value="today">{t("landing.see.today.title")}</TabsTrigger>
            <TabsTrigger value="week">{t("landing.see.week.title")}</TabsTrigger>
            <TabsTrigger value="weight" disabled>
              {t("landing.see.weight.title")}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="today">{t("landing.see.today.text")}</TabsContent>
          <TabsContent value="week">{t("landing.see.week.text")}</TabsContent>
        </Tabs>
      </Specimen>
      <Specimen name="pagination">
        <Pagination
          label={t("progress.history.title")}
          page={page}
          hasNext={page < LAST_PAGE}
          onPage={setPage}
        />
      </Specimen>
    </>
  );
}
