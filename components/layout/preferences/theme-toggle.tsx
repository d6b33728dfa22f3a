"use client";

import { Moon, Sun } from "lucide-react";
import { useEarly } from "@/components/forms/use-early";
import { toggleTheme } from "@/components/layout/preferences/toggle-theme";

/** Both icons are drawn and the theme shows one, so nothing has to wait for the script. */
export function ThemeToggle({ label }: { label: string }) {
  const button = useEarly<HTMLButtonElement>();
  return (
    <button
      ref={button}
      data-early
      type="button"
      className="grid size-11 place-items-center rounded-control hover:bg-sunken"
      aria-label={label}
      title={label}
      onClick={toggleTheme}
    >
      <Moon className="size-5 dark:hidden" aria-hidden />
      <Sun className="hidden size-5 dark:block" aria-hidden />
    </button>
  );
}
