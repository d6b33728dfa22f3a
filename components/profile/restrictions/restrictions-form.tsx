"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { TagInput } from "@/components/forms/inputs/tag-input";
import { useRestrictionsQueue } from "@/components/profile/restrictions/api";
import { SuggestedText } from "@/components/profile/restrictions/suggested-text";
import { SaveStatus } from "@/components/profile/saving/save-status";
import { useSaveState } from "@/components/profile/saving/use-save-queue";
import { Card } from "@/components/ui/card";
import { ApiError, errorText } from "@/lib/client/api-error";
import { PROSE_LENGTH } from "@/lib/profile/suggestion";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { SUPPLEMENT_SUGGESTIONS } from "@/lib/profile/suggestions/supplements";
import { keptTag, tagName, toldName } from "@/lib/profile/suggestions/tag-names";
import type { Sections, User } from "@/lib/profile/user";

const TAG_SECTIONS = [
  { field: "dietary_preferences", catalogue: DIETARY_PREFERENCES },
  { field: "dietary_restrictions", catalogue: DIETARY_RESTRICTIONS },
  { field: "health_conditions", catalogue: HEALTH_CONDITIONS },
] as const;

const TEXT_SECTIONS = [
  { field: "medications", catalogue: MEDICATIONS },
  { field: "allergies", catalogue: ALLERGIES },
  { field: "supplements", catalogue: SUPPLEMENT_SUGGESTIONS },
] as const;

/** Long enough not to save each letter, short enough to be saved before somebody looks away. */
const TYPING_MS = 700;

/** Six sections, each saved after every change. What is on the screen stays, whether it could be saved or not. */
export function RestrictionsForm({ user }: { user: User }) {
  const t = useTranslations("profile.restrictions");
  const words = useTranslations("errors");
  const common = useTranslations("common");
  const locale = useLocale();
  const queue = useRestrictionsQueue();
  const { state, refused } = useSaveState(queue);
  const [sections, setSections] = useState<Sections>(() => ({ ...user, ...queue.snapshot().unsaved }));

  function change<K extends keyof Sections>(field: K, value: Sections[K], delayMs = 0) {
    setSections((shown) => ({ ...shown, [field]: value }));
    queue.push(field, value, delayMs);
  }

  /** What is too long is not sent: it stays on the screen, beside its limit. */
  function changeText(field: (typeof TEXT_SECTIONS)[number]["field"], text: string, delayMs = 0) {
    if (text.length <= PROSE_LENGTH) change(field, text, delayMs);
    else setSections((shown) => ({ ...shown, [field]: text }));
  }

  function tooLong(text: string): string | null {
    const { length } = text;
    return length > PROSE_LENGTH ? common("tooLong", { limit: PROSE_LENGTH, length }) : null;
  }

  function problem(field: keyof Sections): string | null {
    const error = refused[field];
    if (!error) return null;
    const [sentence] = error instanceof ApiError ? Object.values(error.fields) : [];
    return sentence ?? errorText(error, words);
  }

  return (
    <Card>
      <SaveStatus state={state} onRetry={queue.flush} />
      <div className="grid gap-6 md:grid-cols-2">
        {TAG_SECTIONS.map(({ field, catalogue }) => (
          <div key={field}>
            <TagInput
              label={t(field)}
              hint={t("tagHint")}
              placeholder={t(`examples.${field}`)}
              tags={sections[field].map((tag) => tagName(field, tag, locale))}
              suggestions={catalogue.map((tag) => tagName(field, tag, locale))}
              onChange={(tags) =>
                change(
                  field,
                  tags.map((tag) => keptTag(field, tag, locale)),
                )
              }
            />
            <p role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
              {problem(field)}
            </p>
          </div>
        ))}
        {TEXT_SECTIONS.map(({ field, catalogue }) => (
          <SuggestedText
            key={field}
            label={t(field)}
            placeholder={t(`examples.${field}`)}
            error={tooLong(sections[field]) ?? problem(field)}
            value={sections[field]}
            suggestions={catalogue.map((entry) => toldName(entry, locale))}
            onType={(text) => changeText(field, text, TYPING_MS)}
            onPick={(text) => changeText(field, text)}
            onLeave={queue.flush}
          />
        ))}
      </div>
    </Card>
  );
}
