"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { FileCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { consentsQuery } from "@/components/profile/security/api";
import { ConsentHistory } from "@/components/profile/security/consent-history";
import { ConsentRow } from "@/components/profile/security/consent-row";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";

/** What one has agreed to, and every decision there ever was. */
export function ConsentsSection() {
  const t = useTranslations("security.consents");
  const query = useInfiniteQuery(consentsQuery);
  const { data, isPending, isFetching, refetch } = query;
  return (
    <Section icon={FileCheck} title={t("title")} text={t("text")}>
      {data ? (
        <>
          <ul className="divide-y divide-line">
            {data.pages[0]?.consents.map((consent) => (
              <ConsentRow key={consent.kind} consent={consent} />
            ))}
          </ul>
          <ConsentHistory
            decisions={data.pages.map(({ history }) => history)}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={async () => (await query.fetchNextPage()).isSuccess}
          />
        </>
      ) : (
        <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />
      )}
    </Section>
  );
}
