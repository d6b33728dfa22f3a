import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/**
 * `busy` shows a turning mark, keeps the width and refuses further clicks, also the one that Enter in a field makes of
 * itself. It is not switched off for it: it would lose the focus.
 */
export function Button({
  variant,
  size,
  className,
  busy = false,
  type = "button",
  disabled,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(buttonClass({ variant, size }), className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      {busy && <LoaderCircle className="size-4 animate-spin" aria-hidden />}
      {children}
    </button>
  );
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}
