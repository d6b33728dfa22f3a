"use client";

import { ChevronDown, Languages } from "lucide-react";
import { useEffect, useRef } from "react";
import { chooseLanguage } from "@/components/layout/preferences/choose-language";
import type { Locale } from "@/lib/i18n/locale";

type LanguageSelectProps = {
  current: Locale;
  label: string;
  options: readonly { value: Locale; name: string }[];
};

export function LanguageSelect({ current, label, options }: LanguageSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Chosen before this script was there.
    const chosen = select.current?.value;
    if (chosen && chosen !== current) void chooseLanguage(chosen);
  }, [current]);
  return (
    <span className="relative inline-flex items-center rounded-control hover:bg-sunken">
      <Languages className="pointer-events-none absolute left-2.5 size-4 text-muted" aria-hidden />
      <select
        ref={select}
        // The browser must not put back what an earlier visit chose.
        autoComplete="off"
        className="field-sizing-content min-h-11 appearance-none rounded-control bg-transparent pr-7 pl-8.5 text-sm font-medium"
        aria-label={label}
        defaultValue={current}
        onChange={(event) => chooseLanguage(event.target.value)}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2 size-3.5 text-muted" aria-hidden />
    </span>
  );
}
