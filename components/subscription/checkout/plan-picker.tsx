import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { FormAlert } from "@/components/forms/form-alert";
import { Radio } from "@/components/forms/radio";
import type { Offer } from "@/components/subscription/state/offer";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";

type PlanPickerProps = {
  offers: readonly Offer[];
  chosen: string | null;
  current: string | null;
  onChoose: (planId: string) => void;
  /** Why it goes no further without one. */
  error: string | undefined;
};

/** The plans side by side, one of them chosen; the one in force says so. What all of them hold is said once. */
export function PlanPicker({ offers, chosen, current, onChoose, error }: PlanPickerProps) {
  const t = useTranslations("subscription.checkout");
  const plans = useTranslations("plans");
  const id = useId();
  const [first, ...others] = offers.map(({ features }) => features);
  const isSame = others.every((features) => features.join() === first?.join());
  return (
    <fieldset className="grid gap-3 md:grid-cols-3" data-invalid={Boolean(error)}>
      <legend className="mb-3 text-sm font-semibold">{t("plan")}</legend>
      {error && (
        <div id={`${id}-error`} className="md:col-span-3">
          <FormAlert>{error}</FormAlert>
        </div>
      )}
      {offers.map((offer) => (
        <label
          key={offer.id}
          htmlFor={`${id}-${offer.id}`}
          className="group flex cursor-pointer flex-col rounded-card border border-line p-4 hover:border-field has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
        >
          <span className="flex items-center justify-between gap-3">
            <span className="heading text-lg">{offer.name}</span>
            <Radio
              id={`${id}-${offer.id}`}
              name="plan"
              value={offer.id}
              checked={chosen === offer.id}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={() => onChoose(offer.id)}
            />
          </span>
          <span className="mt-1.5 flex min-h-6 flex-wrap items-center gap-2">
            {current === offer.id && <Badge tone="water">{t("current")}</Badge>}
            {offer.isRecommended && (
              <Badge tone="leaf" className="group-has-checked:bg-surface">
                {plans("recommended")}
              </Badge>
            )}
            {offer.saving && <Badge tone="amber">{offer.saving.badge}</Badge>}
          </span>
          <span className="mt-2">
            <span className="figures text-xl">{offer.price}</span>{" "}
            <span className="text-sm text-muted">{offer.period}</span>
          </span>
          {offer.saving && <span className="text-sm text-muted">{offer.saving.base}</span>}
          {/* On a phone the plans fit one screen: the one that is chosen tells the rest. */}
          {!isSame && (
            <Features
              of={offer.features}
              className="mt-3 flex-col max-md:hidden max-md:group-has-checked:flex"
            />
          )}
        </label>
      ))}
      {isSame && first && (
        <div className="rounded-card bg-sunken p-4 md:col-span-3">
          <p className="mb-2 text-sm font-semibold">{t("inAll")}</p>
          <Features of={first} className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3" />
        </div>
      )}
    </fieldset>
  );
}

function Features({ of, className }: { of: readonly string[]; className: string }) {
  return (
    <span className={cn("flex gap-1.5", className)}>
      {of.map((feature) => (
        <span key={feature} className="flex gap-2 text-sm">
          <Check className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden />
          {feature}
        </span>
      ))}
    </span>
  );
}
