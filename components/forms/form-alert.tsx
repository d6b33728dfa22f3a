import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** What the form as a whole has to say, read out as soon as it appears. */
export function FormAlert({ tone = "danger", children }: { tone?: "danger" | "leaf"; children: ReactNode }) {
  const Icon = tone === "danger" ? CircleAlert : CircleCheck;
  return (
    <div role="alert" className="empty:-mt-5">
      {children && (
        <p
          className={cn(
            "flex items-start gap-2.5 rounded-control px-3.5 py-3 text-sm",
            tone === "danger" ? "bg-danger-soft text-danger" : "bg-leaf-soft text-leaf",
          )}
        >
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
