import { Fragment } from "react";
import { changedFacts } from "@/components/admin/users/changed-facts";
import { useMomentFormat } from "@/components/figures/use-moment-format";

type Facts = Readonly<Record<string, unknown>> | null;

/** What an act changed, by the names that the log has. */
export function AuditFacts({ before, after }: { before: Facts; after: Facts }) {
  const facts = changedFacts(before, after, useMomentFormat());
  if (facts.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 font-mono text-xs wrap-anywhere">
      {facts.map(([name, text]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
