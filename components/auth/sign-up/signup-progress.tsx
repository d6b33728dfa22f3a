import { cn } from "@/components/ui/cn";

/** How far it is; the words are for everybody, the bars for those who see them. */
export function SignupProgress({ at, of, label }: { at: number; of: number; label: string }) {
  return (
    <div className="mb-5">
      <div className="flex gap-1.5" aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars keep their places
          <span key={index} className={cn("h-1.5 grow rounded-full", index < at ? "bg-leaf" : "bg-line")} />
        ))}
      </div>
      <p className="mt-2 text-sm text-muted">{label}</p>
    </div>
  );
}
