import { cn } from "@/components/ui/cn";

/** A fork whose three tines rise like the bars of a good week. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cn("size-8", className)} aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" className="fill-leaf" />
      <g className="fill-none stroke-on-leaf" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M9.5 11.5v3a6.5 6.5 0 0 0 13 0v-8" />
        <path d="M16 9v17" />
      </g>
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-lg font-bold tracking-tight">{name}</span>
    </span>
  );
}
