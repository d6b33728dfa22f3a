"use client";

import { CalendarDays } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, useRef, useState } from "react";
import { maskDay, readDay, writtenDay } from "@/components/forms/inputs/day-text";
import { MaskedText } from "@/components/forms/inputs/masked-input";
import { cn } from "@/components/ui/cn";

type DateInputProps = Omit<
  ComponentProps<typeof MaskedText>,
  "text" | "mask" | "onText" | "type" | "inputMode"
> & {
  /** "2026-11-20", held by whoever shows it; "" for none. */
  value?: string;
  defaultValue?: string;
  /** Told of each whole day, and of "" when there is none any more. */
  onChange?: (event: { target: { value: string } }) => void;
};

/**
 * A day, "2026-11-20", written as the language of the page does: the browser's own field follows the device instead. Its
 * calendar is a button away. The form reads the day; what is none it reads as it was typed, to be refused.
 */
export function DateInput(props: DateInputProps) {
  const { name, value, defaultValue = "", onChange, onBlur, min, max, className, disabled, ...rest } = props;
  const t = useTranslations("common");
  const locale = useLocale();
  const calendar = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState<string>(value ?? defaultValue);
  const [text, setText] = useState(() => writtenDay(day, locale));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== undefined && value !== day) {
      setDay(value);
      setText(writtenDay(value, locale));
    }
  }

  function take(next: string, shown: string) {
    setText(shown);
    if (next === day) return;
    setDay(next);
    onChange?.({ target: { value: next } });
  }

  return (
    <span className={cn("relative block", className)}>
      <MaskedText
        {...rest}
        disabled={disabled}
        text={text}
        mask={(typed) => maskDay(typed, locale)}
        onText={(typed) => take(readDay(typed, locale), typed)}
        onBlur={(event) => {
          const written = readDay(text, locale, true);
          if (written) take(written, writtenDay(written, locale));
          onBlur?.(event);
        }}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t("dayPattern")}
        className="pr-11 tabular-nums"
      />
      {name && <input type="hidden" name={name} value={day || text} disabled={disabled} />}
      <input
        ref={calendar}
        type="date"
        className="pointer-events-none absolute right-0 bottom-0 size-11 opacity-0"
        tabIndex={-1}
        aria-hidden
        {...{ min, max, disabled }}
        value={day}
        onChange={({ target }) => target.value && take(target.value, writtenDay(target.value, locale))}
      />
      <button
        type="button"
        className="absolute right-0 bottom-0 grid size-11 place-items-center rounded-control text-muted hover:text-ink disabled:opacity-50"
        aria-label={t("calendar")}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarDays className="size-4" aria-hidden />
      </button>
    </span>
  );
}
