"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Input } from "@/components/forms/inputs/input";

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const t = useTranslations("common");
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? "text" : "password"} className="pr-12" />
      <button
        type="button"
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        aria-label={t(shown ? "hidePassword" : "showPassword")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff className="size-5" aria-hidden /> : <Eye className="size-5" aria-hidden />}
      </button>
    </div>
  );
}
