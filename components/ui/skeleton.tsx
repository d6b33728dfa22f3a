import { cn } from "@/components/ui/cn";

/** Holds the place of what is on its way; the screen around it says so in words. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cn("animate-breathe rounded-control bg-sunken", className)} aria-hidden />;
}
