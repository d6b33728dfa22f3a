"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { controlClass } from "@/components/forms/inputs/input";
import { cn } from "@/components/ui/cn";

/** A file to choose, in the language of the page: a browser's own field speaks that of the browser. */
export function FilePicker({ onChange, ...rest }: Omit<ComponentProps<"input">, "type" | "className">) {
  const t = useTranslations("common");
  const [name, setName] = useState<string | null>(null);
  return (
    <div
      className={cn(
        controlClass,
        "relative flex min-h-11 items-center gap-3 px-1.5 py-1.5 has-focus-visible:border-leaf has-focus-visible:outline-2 has-focus-visible:outline-leaf has-aria-invalid:border-danger",
      )}
    >
      <span
        aria-hidden
        className="shrink-0 rounded-sm bg-leaf-soft px-3 py-1 text-sm font-semibold text-leaf"
      >
        {t("chooseFile")}
      </span>
      <span aria-hidden className={cn("truncate text-sm", name === null && "text-muted")}>
        {name ?? t("noFile")}
      </span>
      <input
        {...rest}
        type="file"
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={(event) => {
          setName(event.target.files?.[0]?.name ?? null);
          onChange?.(event);
        }}
      />
    </div>
  );
}
