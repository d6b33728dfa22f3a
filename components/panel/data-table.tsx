"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, type ReactNode, useState } from "react";
import { useIsPhone } from "@/components/hooks/use-is-phone";
import { NoHits } from "@/components/panel/no-hits";
import type { List } from "@/components/panel/use-list";
import { walkRows } from "@/components/panel/walk-rows";
import { Button } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, StackedTable } from "@/components/ui/stacked-table";

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  list: List<Row>;
  idOf: (row: Row) => string;
  /** What stands there when there is nothing, and nothing was searched for. */
  empty: ReactNode;
};

/** Rows that a phone shows before it is asked for more. */
const FOLDED = 15;

/**
 * A dense list. Rows that lead somewhere have one link or button marked `data-row`; arrow keys go from one to the next,
 * Home and End to the ends.
 */
export function DataTable<Row>({ label, columns, list, idOf, empty }: DataTableProps<Row>) {
  const t = useTranslations("panels.list");
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  if (list.hasFailed) {
    return (
      <LoadFailed text={t("failed")} retry={t("retry")} isFetching={list.isFetching} onRetry={list.refetch} />
    );
  }
  if (list.isPending) return <Skeleton className="h-64" aria-label={t("loading")} />;
  if (list.rows.length === 0) return <NoHits>{empty}</NoHits>;
  const folded = isPhone && !isUnfolded ? list.rows.slice(FOLDED).length : 0;
  return (
    <>
      <StackedTable
        {...{ label, columns, idOf }}
        rows={folded > 0 ? list.rows.slice(0, FOLDED) : list.rows}
        busy={list.isFetching}
        onRow={openRow}
        onKeyDown={walkRows}
      />
      {folded > 0 ? (
        <Button variant="secondary" className="mt-4 w-full" onClick={() => setUnfolded(true)}>
          {t("unfold", { count: folded })}
        </Button>
      ) : (
        <Pagination
          label={label}
          page={list.page}
          hasNext={list.hasNext}
          isLoading={list.isFetching}
          onPage={list.goTo}
        />
      )}
    </>
  );
}

/** A click anywhere in the row is one on its link, unless it was on something of its own or marks text. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget: row } = event;
  // A dialog that was opened from the row stands elsewhere on the page, but its clicks come by here.
  if (!(target instanceof Element) || !row.contains(target)) return;
  if (target.closest("a, button, input, select, label, summary")) return;
  if (String(getSelection()) !== "") return;
  row.querySelector<HTMLElement>("[data-row]")?.click();
}
