/** A fork, as plain as its name; app/icon.svg and the icons in public/ are the same drawing. */
export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" className="fill-leaf" />
      <g className="fill-none stroke-on-leaf" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10.5 6.5v6c0 2.6 2 4.2 5.5 4.2s5.5-1.6 5.5-4.2v-6" />
        <path d="M16 6.5v19.5" />
      </g>
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="heading text-lg tracking-tight">{name}</span>
    </span>
  );
}
