"use client";

import { Search } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Input } from "@/components/forms/inputs/input";
import { Select } from "@/components/forms/inputs/select";
import { useAddress } from "@/components/panel/use-address";

/** Somebody who types is waited for. */
const PAUSE_MS = 300;

/** Search and filters of a list, over it; they stand in the address. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <search className="mb-4 flex flex-wrap items-end gap-3">{children}</search>;
}

/** Under which name what a list is searched for stands in the address. */
export const SEARCHED = "busca";

export function SearchBox({ label, hint }: { label: string; hint?: string }) {
  const id = useId();
  const address = useAddress();
  const value = address.read(SEARCHED);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by going back, or by a link: the field follows, unless somebody types in it.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);

  // Whoever opens a row right after typing is not called back to the list.
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => address.change({ [SEARCHED]: text.trim() || null }), pause);
  }

  return (
    <div className="min-w-0 grow basis-64">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          aria-hidden
        />
        <Input
          ref={input}
          id={id}
          type="search"
          className="pl-9"
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => search(event.target.value, PAUSE_MS)}
          onKeyDown={(event) => event.key === "Enter" && search(event.currentTarget.value, 0)}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="sr-only">
          {hint}
        </p>
      )}
    </div>
  );
}

type FilterProps = {
  name: string;
  label: string;
  /** What the first choice is called, which filters nothing. */
  all: string;
  options: readonly { value: string; title: string }[];
};

export function FilterSelect({ name, label, all, options }: FilterProps) {
  const id = useId();
  const address = useAddress();
  return (
    <div className="min-w-0 grow basis-[calc(50%-0.375rem)] sm:min-w-40 sm:grow-0 sm:basis-auto">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <Select
        id={id}
        value={address.read(name)}
        onChange={(event) => address.change({ [name]: event.target.value || null })}
      >
        <option value="">{all}</option>
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  );
}
