import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section className={cn("rounded-card border border-line bg-surface p-5 md:p-6", className)} {...rest} />
  );
}

/** Title of a card, with what may be done about it at the right. */
export function CardHeader({
  title,
  id,
  aside,
  icon,
}: {
  title: ReactNode;
  id?: string;
  aside?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <header className="mb-4 flex items-center justify-between gap-3">
      <h2 id={id} className="flex items-center gap-2 text-base">
        {icon}
        {title}
      </h2>
      {aside}
    </header>
  );
}
