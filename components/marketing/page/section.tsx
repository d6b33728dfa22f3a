import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type SectionProps = {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One thought of a public page. */
export function PageSection({ id, title, text, className, children }: SectionProps) {
  return (
    <section id={id} className={cn("mx-auto w-full max-w-6xl px-5 py-14 md:py-20", className)}>
      <h2 className="max-w-2xl text-2xl tracking-tight">{title}</h2>
      {text && <p className="mt-3 max-w-2xl text-muted">{text}</p>}
      <div className="mt-8 md:mt-10">{children}</div>
    </section>
  );
}
