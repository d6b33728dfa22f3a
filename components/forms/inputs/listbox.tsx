import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { cn } from "@/components/ui/cn";

type Offering = {
  label: string;
  /** What may be picked as things stand. */
  find: () => readonly string[];
  onPick: (offer: string) => void;
};

/** The list of a field that completes itself: open while somebody types, led by the field's own keys. */
export function useListbox({ label, find, onPick }: Offering) {
  const t = useTranslations("common");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const offers = isOpen ? find() : [];

  function show(at: number) {
    setOpen(true);
    setActive(at);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function pick(offer: string) {
    close();
    onPick(offer);
  }

  /** Whether the key was for the list. */
  function takeKey(event: KeyboardEvent): boolean {
    const chosen = offers[active];
    const next = activeAfter(event.key, active, offers.length);
    if (event.key === "Enter" && chosen !== undefined) pick(chosen);
    else if (next !== null) setActive(next);
    else if (event.key === "Escape" && offers.length > 0) close();
    else return false;
    event.preventDefault();
    return true;
  }

  const list: ReactNode = (
    <>
      <Listbox {...{ id, label, offers, active }} onActive={setActive} onPick={pick} />
      <span role="status" className="sr-only">
        {offers.length > 0 && t("offers", { count: offers.length })}
      </span>
    </>
  );
  const field = {
    "aria-autocomplete": "list",
    "aria-controls": id,
    "aria-activedescendant": optionId(id, offers, active),
  } as const;
  return { field, list, isShown: offers.length > 0, show, close, takeKey };
}

type ListboxProps = {
  id: string;
  label: string;
  offers: readonly string[];
  active: number;
  onActive: (index: number) => void;
  onPick: (offer: string) => void;
};

/** What may be picked while somebody types; focus stays in the field, which owns the keys. */
function Listbox({ id, label, offers, active, onActive, onPick }: ListboxProps) {
  return (
    <ul
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a field that completes itself
      role="listbox"
      aria-label={label}
      hidden={offers.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-surface p-1.5 shadow-lg"
    >
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field itself
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
        <li
          key={offer}
          id={optionId(id, offers, index)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list
          role="option"
          aria-selected={index === active}
          className={cn(
            "flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 text-sm md:min-h-9",
            index === active && "bg-sunken",
          )}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => onActive(index)}
          onClick={() => onPick(offer)}
        >
          {offer}
        </li>
      ))}
    </ul>
  );
}

/** Which offer an arrow key leads to, around the ends; null for any other key and where there are no offers. */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (Math.max(active, 0) + count - 1) % count;
  return null;
}

/** Name that the field gives as `aria-activedescendant`. */
export function optionId(listId: string, offers: readonly string[], active: number): string | undefined {
  return offers[active] === undefined ? undefined : `${listId}-${active}`;
}
