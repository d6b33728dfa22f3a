"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";

type Props<Data> = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Said where there is nothing to list. */
  none: string;
  query: Pick<UseQueryResult<Data>, "data" | "isPending" | "isFetching" | "refetch">;
  items: (data: Data) => ReactNode[];
  /** What adds to the list. */
  children: ReactNode;
};

/** What somebody's programs hold of this account, one below the other, and the way to one more. */
export function ListedSection<Data>({ icon, title, text, none, query, items, children }: Props<Data>) {
  const { data, isPending, isFetching, refetch } = query;
  const listed = data === undefined ? [] : items(data);
  return (
    <Section {...{ icon, title, text }}>
      {data === undefined ? (
        <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />
      ) : (
        <div className="flex flex-col items-start gap-4">
          {listed.length > 0 ? (
            <ul className="w-full divide-y divide-line">{listed}</ul>
          ) : (
            <p className="text-sm text-muted">{none}</p>
          )}
          {children}
        </div>
      )}
    </Section>
  );
}
