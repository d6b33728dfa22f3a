import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Table, Td, Th } from "@/components/ui/table";

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  isFigure?: boolean;
  className?: string;
};

type StackedTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  busy?: boolean;
  /** A row that leads somewhere. */
  onRow?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: ComponentProps<"tbody">["onKeyDown"];
};

/** On a phone, where nobody finds what lies beyond the edge: two cells beside one another, each under its column's title. */
const BESIDE_ANOTHER = cn(
  "max-sm:block max-sm:min-w-0 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:wrap-anywhere max-sm:empty:hidden",
  "max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-title)]",
);

/** A table whose rows are stacked on a phone: the first cell across, the others two by two. */
export function StackedTable<Row>({
  label,
  columns,
  rows,
  idOf,
  busy,
  onRow,
  onKeyDown,
}: StackedTableProps<Row>) {
  return (
    <Table label={label} aria-busy={busy} className="max-sm:block sm:[&_td]:py-2">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map(({ key, title, isFigure, className }) => (
            <Th key={key} className={cn("whitespace-nowrap", isFigure && "text-right", className)}>
              {title}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown} className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={idOf(row)}
            className={cn(
              "border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:border-b max-sm:py-2.5 max-sm:last:border-b-0",
              onRow && "hover:bg-sunken has-[[data-row]]:cursor-pointer",
            )}
            onClick={onRow}
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
  );
}
