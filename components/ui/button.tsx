import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/components/ui/cn";

/** The look of a button, also for links that lead to the next step. */
export const buttonClass = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold text-center transition-colors duration-150 select-none disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55",
  {
    variants: {
      variant: {
        primary: "bg-leaf text-on-leaf hover:bg-leaf-strong",
        secondary: "border border-field/60 bg-surface text-ink hover:border-field hover:bg-sunken",
        soft: "bg-leaf-soft text-leaf hover:text-leaf-strong",
        ghost: "text-ink hover:bg-sunken",
        danger: "bg-danger text-surface hover:opacity-90",
        link: "text-leaf underline underline-offset-4 decoration-from-font hover:text-leaf-strong",
      },
      size: {
        md: "min-h-11 px-5 py-2 text-base",
        sm: "min-h-11 px-3.5 py-1.5 text-sm md:min-h-9",
        lg: "min-h-13 px-7 py-3 text-base",
        icon: "size-11 text-base",
        inline: "min-h-0 p-0 text-base",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;

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
