import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type EmptyStateProps = {
  icon?: ReactNode;
  /** A drawing, in place of the icon. */
  art?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Nothing here yet: says so in a sentence and offers the next step. */
export function EmptyState({ icon, art, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center gap-2 px-4 py-8 text-center", className)}>
      {art}
      {icon && (
        <span className="mb-1 grid size-12 place-items-center rounded-full bg-leaf-soft text-leaf">
          {icon}
        </span>
      )}
      <p className="font-semibold text-balance">{title}</p>
      {text && <p className="max-w-sm text-sm text-balance text-muted">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
