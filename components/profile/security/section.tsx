import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

type SectionProps = { icon: LucideIcon; title: string; text: string; aside?: ReactNode; children: ReactNode };

/** One matter of the page: what it is at the left, what can be done about it at the right. */
export function Section({ icon: Icon, title, text, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
      <div>
        <h3 id={id} className="flex items-center gap-2 text-base">
          <Icon className="size-5 shrink-0 text-leaf" aria-hidden />
          {title}
        </h3>
        <p className="mt-1.5 text-sm text-muted">{text}</p>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </Card>
  );
}
