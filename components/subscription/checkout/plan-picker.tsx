import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Radio } from "@/components/forms/radio";
import type { Offer } from "@/components/subscription/state/offer";
import { Badge } from "@/components/ui/badge";

type PlanPickerProps = {
  offers: readonly Offer[];
  chosen: string | null;
  current: string | null;
  onChoose: (planId: string) => void;
};

/** The plans side by side, one of them chosen; the one in force says so. */
export function PlanPicker({ offers, chosen, current, onChoose }: PlanPickerProps) {
  const t = useTranslations("subscription.checkout");
  const plans = useTranslations("plans");
  const id = useId();
  return (
    <fieldset className="grid gap-3 md:grid-cols-3">
      <legend className="mb-3 text-sm font-semibold">{t("plan")}</legend>
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
          <span className="mt-3 flex flex-col gap-1.5 max-md:hidden max-md:group-has-checked:flex">
            {offer.features.map((feature) => (
              <span key={feature} className="flex gap-2 text-sm">
                <Check className="mt-0.5 size-4 shrink-0 text-leaf" aria-hidden />
                {feature}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
