"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import type { List } from "@/components/panel/use-list";
import { walkRows } from "@/components/panel/walk-rows";
import { cn } from "@/components/ui/cn";
import { LoadFailed } from "@/components/ui/load-failed";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, Td, Th } from "@/components/ui/table";

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  isFigure?: boolean;
  className?: string;
};

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  list: List<Row>;
  idOf: (row: Row) => string;
  /** What stands there when nothing was found. */
  empty: ReactNode;
};

/** On a phone, where nobody finds what lies beyond the edge: two cells beside one another, each under its column's title. */
const BESIDE_ANOTHER = cn(
  "max-sm:block max-sm:min-w-0 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:wrap-anywhere max-sm:empty:hidden",
  "max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-title)]",
);

/**
 * A dense list. Rows that lead somewhere have one link or button marked `data-row`; arrow keys go from one to the next,
 * Home and End to the ends.
 */
export function DataTable<Row>({ label, columns, list, idOf, empty }: DataTableProps<Row>) {
  const t = useTranslations("panels.list");
  if (list.hasFailed) {
    return (
      <LoadFailed text={t("failed")} retry={t("retry")} isFetching={list.isFetching} onRetry={list.refetch} />
    );
  }
  if (list.isPending) return <Skeleton className="h-64" aria-label={t("loading")} />;
  if (list.rows.length === 0) return empty;
  return (
    <>
      <Table label={label} aria-busy={list.isFetching} className="max-sm:block sm:[&_td]:py-2">
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ key, title, isFigure, className }) => (
              <Th key={key} className={cn("whitespace-nowrap", isFigure && "text-right", className)}>
                {title}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walkRows} className="max-sm:block">
          {list.rows.map((row) => (
            <tr
              key={idOf(row)}
              className="border-line hover:bg-sunken has-[[data-row]]:cursor-pointer max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:border-b max-sm:py-2.5 max-sm:last:border-b-0"
              onClick={openRow}
            >
              {columns.map(({ key, title, cell, isFigure, className }, at) => (
                <Td
                  key={key}
                  data-title={title}
                  className={cn(
                    "sm:whitespace-nowrap",
                    isFigure && "sm:text-right",
                    at === 0
                      ? "max-sm:col-span-2 max-sm:block max-sm:border-0 max-sm:px-0 max-sm:py-1"
                      : BESIDE_ANOTHER,
                    className,
                  )}
                >
                  {cell(row)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        label={label}
        page={list.page}
        hasNext={list.hasNext}
        isLoading={list.isFetching}
        onPage={list.goTo}
      />
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
