"use client";

import { Check, Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { TagInput } from "@/components/forms/inputs/tag-input";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useSaveRestrictions } from "@/components/onboarding/api";
import { QuestionForm } from "@/components/onboarding/question-form";
import type { StepWays } from "@/components/onboarding/step-frame";
import { Button } from "@/components/ui/button";
import { appendSuggestion } from "@/lib/profile/suggestion";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { keptTag, type TagList, tagName } from "@/lib/profile/suggestions/tag-names";
import type { User } from "@/lib/profile/user";

/** What most people have to say, by the names of the lists; the rest is written. */
const GROUPS = [
  {
    field: "dietary_restrictions",
    usual: ["Lactose", "Glúten", "Carne vermelha", "Carne de porco", "Frutos do mar"],
    catalogue: DIETARY_RESTRICTIONS,
  },
  {
    field: "dietary_preferences",
    usual: ["Vegetariana", "Vegana", "Low carb", "Hiperproteica"],
    catalogue: DIETARY_PREFERENCES,
  },
  {
    field: "health_conditions",
    usual: ["Diabetes tipo 2", "Hipertensão (pressão alta)", "Colesterol alto", "Gastrite"],
    catalogue: HEALTH_CONDITIONS,
  },
] as const;
const ALLERGENS = ["Amendoim", "Leite de vaca", "Ovo", "Camarão", "Soja"] as const;

type Tags = Pick<User, (typeof GROUPS)[number]["field"]>;

/** What one does not eat, and has to mind: warned of when it is logged, and minded by the goals. */
export function RestrictionsStep({ user, ...ways }: StepWays & { user: User }) {
  const t = useTranslations("firstRun.restrictions");
  const names = useTranslations("profile.restrictions");
  const [tags, setTags] = useState<Tags>({
    dietary_restrictions: user.dietary_restrictions,
    dietary_preferences: user.dietary_preferences,
    health_conditions: user.health_conditions,
  });
  const [allergies, setAllergies] = useState(entriesOf(user.allergies));
  const save = useSaveRestrictions();
  const form = useForm([], {
    send: async () => {
      await save.mutateAsync({ ...tags, allergies: allergies.reduce(appendSuggestion, "") });
      ways.onNext();
    },
    say: useErrorText(),
  });
  return (
    <QuestionForm form={form} {...ways} title={t("title")} text={t("text")}>
      <Group
        name={names("allergies")}
        // What is an allergen is a food: it goes by the names of those.
        list="dietary_restrictions"
        usual={ALLERGENS}
        catalogue={ALLERGIES}
        chosen={allergies}
        onChange={setAllergies}
      />
      {GROUPS.map(({ field, usual, catalogue }) => (
        <Group
          key={field}
          name={names(field)}
          list={field}
          usual={usual}
          catalogue={catalogue}
          chosen={tags[field]}
          onChange={(chosen) => setTags((before) => ({ ...before, [field]: chosen }))}
        />
      ))}
    </QuestionForm>
  );
}

function entriesOf(prose: string): string[] {
  return prose
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
}

type GroupProps = {
  name: string;
  /** Where its entries have their names in the reader's language. */
  list: TagList;
  usual: readonly string[];
  catalogue: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The usual answers as chips, any other in words once it is asked for: four empty fields would look like four duties. */
function Group({ name, list, usual, catalogue, chosen, onChange }: GroupProps) {
  const t = useTranslations("firstRun.restrictions");
  const locale = useLocale();
  const nameOf = (tag: string) => tagName(list, tag, locale);
  const others = chosen.filter((tag) => !usual.includes(tag));
  const [isWriting, setWriting] = useState(false);
  const label = t("other", { name: name.toLowerCase() });
  /** In the press itself, for which alone a phone brings its keyboard up. */
  const write = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const group = currentTarget.closest("fieldset");
    flushSync(() => setWriting(true));
    group?.querySelector("input")?.focus();
  };
  const isShown = isWriting || others.length > 0;
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{name}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {usual.map((tag) => {
          const isChosen = chosen.includes(tag);
          return (
            <Button
              key={tag}
              variant={isChosen ? "soft" : "secondary"}
              size="chip"
              // As wide with its mark as without: the chips after it stay where the finger is about to go.
              className={isChosen ? "border border-transparent pr-3 pl-2.5" : "px-5"}
              aria-pressed={isChosen}
              onClick={() => toggle(tag)}
            >
              {isChosen && <Check className="-mr-1 size-3.5" aria-hidden />}
              {nameOf(tag)}
            </Button>
          );
        })}
        {!isShown && (
          <Button variant="ghost" size="chip" aria-label={label} onClick={write}>
            <Plus className="size-4" aria-hidden />
            {t("more")}
          </Button>
        )}
      </div>
      {isShown && (
        <div className="mt-3">
          <TagInput
            label={label}
            tags={others.map(nameOf)}
            suggestions={catalogue.map(nameOf)}
            onChange={(more) =>
              onChange([
                ...chosen.filter((tag) => usual.includes(tag)),
                ...more.map((tag) => keptTag(list, tag, locale)),
              ])
            }
          />
        </div>
      )}
    </fieldset>
  );
}
