import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Table, Td, Th } from "@/components/ui/table";

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  isFigure?: boolean;
  /** Whole sentences, which take several lines; anything else stands in one. */
  isProse?: boolean;
  /** What can be done with the row: on a phone one button stands beside the first cell, several in a line at the end. */
  actions?: "one" | "several";
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

/** What a row does not have. */
const NOTHING = "—";

/** On a phone, where nobody finds what lies beyond the edge: cells beside one another, each under its column's title. */
const BESIDE_ANOTHER = cn(
  "max-sm:order-2 max-sm:block max-sm:max-w-full max-sm:min-w-20 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:empty:hidden",
  "max-sm:before:block max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-title)]",
);

/** Beside the first cell is room for one button; the row's own end of the line lets nothing else in. */
const FIRST =
  "max-sm:order-1 max-sm:block max-sm:min-w-0 max-sm:grow max-sm:basis-[calc(100%-7.5rem)] max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:wrap-anywhere";
const END_OF_LINE = "max-sm:after:order-1 max-sm:after:basis-full max-sm:after:content-['']";
const ACTIONS = {
  one: "max-sm:order-1 max-sm:block max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:empty:hidden",
  several:
    "max-sm:order-3 max-sm:block max-sm:basis-full max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:empty:hidden",
};

/**
 * A table whose rows are stacked on a phone: the first cell with what can be done, then the others, as many in a line as
 * fit. What a row does not have is left out there.
 */
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
              "border-line max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:gap-x-3 max-sm:border-b max-sm:py-2.5 max-sm:last:border-b-0",
              END_OF_LINE,
              onRow && "hover:bg-sunken has-[[data-row]]:cursor-pointer",
            )}
            onClick={onRow}
          >
            {columns.map(({ key, title, cell, isFigure, isProse, actions, className }, at) => {
              const content = cell(row);
              return (
                <Td
                  key={key}
                  data-title={title}
                  className={cn(
                    !isProse && "sm:whitespace-nowrap",
                    isFigure && "sm:text-right",
                    at === 0 ? FIRST : actions ? ACTIONS[actions] : BESIDE_ANOTHER,
                    at > 0 && content === NOTHING && "max-sm:hidden",
                    className,
                  )}
                >
                  {content}
                </Td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
