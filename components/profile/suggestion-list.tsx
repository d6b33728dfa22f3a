import { cn } from "@/components/ui/cn";

type SuggestionListProps = {
  id: string;
  label: string;
  offers: readonly string[];
  active: number;
  onActive: (index: number) => void;
  onPick: (offer: string) => void;
};

/** What may be picked while somebody types; focus stays in the text, which tells keys apart. */
export function SuggestionList({ id, label, offers, active, onActive, onPick }: SuggestionListProps) {
  return (
    <ul
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a text that completes itself
      role="listbox"
      aria-label={label}
      hidden={offers.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-surface p-1.5 shadow-lg"
    >
      {offers.map((offer, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text itself
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text
        <li
          key={offer}
          id={`${id}-${index}`}
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
