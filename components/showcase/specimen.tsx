import type { ReactNode } from "react";

/** One component under the name of its file. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 border-b border-line pb-2 text-sm text-muted">
        <code>{name}</code>
      </h2>
      {children}
    </section>
  );
}
