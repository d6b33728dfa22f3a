import { Fragment } from "react";

type Facts = Readonly<Record<string, unknown>> | null;

/** What an act changed: each fact before and after, as the log has it. */
export function AuditFacts({ before, after }: { before: Facts; after: Facts }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const said = (facts: Facts, name: string) => (facts && name in facts ? String(facts[name] ?? "–") : "–");
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 font-mono text-xs break-all">
      {names.map((name) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd>
            {said(before, name)} → {said(after, name)}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
