import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** Names and values of one thing, one under the other. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-2 text-sm tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One number that a panel begins with; `how` says how it is counted. */
export function Figure({ name, value, how }: { name: string; value: ReactNode; how?: ReactNode }) {
  return (
    <Card className="p-4 md:p-5">
      <p className="text-sm text-muted">{name}</p>
      <p className="figures mt-1 text-lg wrap-anywhere min-[400px]:text-xl sm:text-2xl">{value}</p>
      {how && <p className="mt-1 text-xs text-muted">{how}</p>}
    </Card>
  );
}
