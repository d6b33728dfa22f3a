import { CheckCheck } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type ChatBubbleProps = {
  mine?: boolean;
  time?: string;
  /** Which one it is of a conversation that plays itself; see `plays` in globals.css. */
  turn?: number;
  children: ReactNode;
};

/** One message as the chat shows it: one's own at the right on green, the assistant's at the left. */
export function ChatBubble({ mine = false, time, turn, children }: ChatBubbleProps) {
  return (
    <div
      {...(turn === undefined ? {} : { "data-turn": "", style: { "--turn": turn } as CSSProperties })}
      className={cn(
        "w-fit max-w-[88%] rounded-card px-3.5 py-2.5",
        mine
          ? "self-end rounded-br-sm bg-leaf-soft"
          : "self-start rounded-bl-sm border border-line bg-surface",
      )}
    >
      {children}
      {time && (
        <p className="mt-1 flex items-center justify-end gap-1 text-xs text-muted tabular-nums">
          {time}
          {mine && <CheckCheck className="size-3.5 text-water" aria-hidden />}
        </p>
      )}
    </div>
  );
}
