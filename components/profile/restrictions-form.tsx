"use client";

import { LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSaveRestrictions } from "@/components/profile/api";
import { SuggestedText } from "@/components/profile/suggested-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TagInput } from "@/components/ui/tag-input";
import { ALLERGIES } from "@/lib/profile/suggestions/allergies";
import { DIETARY_PREFERENCES } from "@/lib/profile/suggestions/dietary-preferences";
import { DIETARY_RESTRICTIONS } from "@/lib/profile/suggestions/dietary-restrictions";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { MEDICATIONS } from "@/lib/profile/suggestions/medications";
import { SUPPLEMENTS } from "@/lib/profile/suggestions/supplements";
import type { User } from "@/lib/profile/user";

const TAG_SECTIONS = [
  { field: "dietary_preferences", catalogue: DIETARY_PREFERENCES },
  { field: "dietary_restrictions", catalogue: DIETARY_RESTRICTIONS },
  { field: "health_conditions", catalogue: HEALTH_CONDITIONS },
] as const;

const TEXT_SECTIONS = [
  { field: "medications", catalogue: MEDICATIONS },
  { field: "allergies", catalogue: ALLERGIES },
  { field: "supplements", catalogue: SUPPLEMENTS },
] as const;

/** Six sections, each saved after every change; the badge says so while it happens. */
export function RestrictionsForm({ user }: { user: User }) {
  const t = useTranslations("profile");
  const save = useSaveRestrictions();
  return (
    <Card>
      <div className="mb-5 flex min-h-6 items-center justify-between gap-3">
        <p className="text-sm text-muted" role={save.isError ? "alert" : undefined}>
          {t(save.isError ? "restrictions.autoFailed" : "restrictions.auto")}
        </p>
        <span role="status">
          {save.isPending && (
            <Badge tone="leaf">
              <LoaderCircle className="size-3 animate-spin" aria-hidden />
              {t("saving")}
            </Badge>
          )}
        </span>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        {TAG_SECTIONS.map(({ field, catalogue }) => (
          <TagInput
            key={field}
            label={t(`restrictions.${field}`)}
            hint={t("restrictions.tagHint")}
            tags={user[field]}
            suggestions={catalogue}
            onChange={(tags) => save.mutate({ [field]: tags })}
          />
        ))}
        {TEXT_SECTIONS.map(({ field, catalogue }) => (
          <SuggestedText
            key={field}
            label={t(`restrictions.${field}`)}
            hint={t("restrictions.textHint")}
            value={user[field]}
            suggestions={catalogue}
            onSave={(text) => save.mutate({ [field]: text })}
          />
        ))}
      </div>
    </Card>
  );
}
