import { cva, type VariantProps } from "class-variance-authority";

/** The look of a button, also for links that lead to the next step. */
export const buttonClass = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 font-semibold text-center transition-colors duration-150 select-none disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55",
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
        md: "rounded-control min-h-11 px-5 py-2 text-base",
        sm: "rounded-control min-h-11 px-3.5 py-1.5 text-sm md:min-h-9",
        chip: "min-h-11 rounded-full px-4 py-1.5 text-sm md:min-h-9",
        lg: "rounded-control min-h-13 px-7 py-3 text-base",
        icon: "rounded-control size-11 text-base",
        inline: "rounded-control min-h-0 p-0 text-base",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonClass>;
