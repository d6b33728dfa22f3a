import type { ComponentProps } from "react";
import { Input } from "@/components/forms/input";
import { cn } from "@/components/ui/cn";

/** A day, "2026-11-20": the platform's own calendar, written as its reader writes days. Arrows change each part. */
export function DateInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <Input type="date" className={cn("appearance-none tabular-nums", className)} {...rest} />;
}
