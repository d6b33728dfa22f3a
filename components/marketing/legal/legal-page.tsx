import { ChevronDown } from "lucide-react";
import { Prose } from "@/components/marketing/legal/prose";

export type LegalSection = { id: string; title: string; body: string };

type LegalPageProps = { title: string; updated: string; contents: string; sections: readonly LegalSection[] };

/** Terms and privacy: read on a phone, found by the list at the side, which there folds out. */
export function LegalPage({ title, updated, contents, sections }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 py-12 md:py-16 lg:grid-cols-[15rem_1fr]">
      <nav aria-label={contents} className="hidden lg:block">
        <div className="sticky top-24">
          <p className="mb-2 text-sm font-semibold">{contents}</p>
          <Contents sections={sections} />
        </div>
      </nav>
      <article>
        <h1 className="text-2xl tracking-tight md:text-3xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-sm text-muted">{updated}</p>
        <nav aria-label={contents} className="mt-6 lg:hidden">
          <details className="group rounded-card border border-line bg-surface px-4">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
              {contents}
              <ChevronDown
                className="size-5 text-muted transition-transform group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <div className="pb-3">
              <Contents sections={sections} />
            </div>
          </details>
        </nav>
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id} className="mt-10">
            <h2 className="mb-3 text-lg">{name}</h2>
            <Prose text={body} />
          </section>
        ))}
      </article>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ul className="flex flex-col text-sm">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-muted hover:text-ink hover:underline lg:min-h-8"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
