import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";

type LoadFailedProps = {
  /** Of a whole screen that did not come; without it, the sentence alone stands for one part of a screen. */
  title?: string;
  text: string;
  retry: string;
  isFetching: boolean;
  onRetry: () => void;
  /** Ground of a part's sentence. */
  className?: string;
};

/** What could not be loaded, and the way to try again. */
export function LoadFailed(props: LoadFailedProps) {
  const { title, text, retry, isFetching, onRetry, className = "bg-sunken" } = props;
  if (title) {
    return (
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<CloudOff className="size-5" aria-hidden />}
        title={<span role="alert">{title}</span>}
        text={text}
        action={
          <Button busy={isFetching} onClick={onRetry}>
            {retry}
          </Button>
        }
      />
    );
  }
  return (
    <div
      role="alert"
      className={cn("flex flex-wrap items-center justify-between gap-3 rounded-card px-4 py-3", className)}
    >
      <p className="max-w-prose text-sm">{text}</p>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
