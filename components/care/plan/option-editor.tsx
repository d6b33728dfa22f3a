"use client";

import { useTranslations } from "next-intl";
import { newKey, type OptionDraft } from "@/components/care/plan/plan-draft";
import { FoodSearch } from "@/components/diary/items/food-search";
import { draftOfFood } from "@/components/diary/items/item-draft";
import { ItemRows } from "@/components/diary/items/item-rows";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { Button } from "@/components/ui/button";

type OptionEditorProps = {
  option: OptionDraft;
  nth: number;
  /** Of several, each has a name and may go. */
  isOneOf: boolean;
  checked: boolean;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
};

/** One way of having a meal: foods of the catalogue with amounts, summed up as they change. */
export function OptionEditor({ option, nth, isOneOf, checked, onChange, onRemove }: OptionEditorProps) {
  const t = useTranslations("care.builder");
  return (
    <div className="rounded-card bg-sunken p-4">
      {isOneOf && (
        <div className="mb-3 flex items-end gap-2">
          <Field label={t("option", { nth })} className="flex-1">
            {(control) => (
              <Input
                {...control}
                value={option.name}
                placeholder={t("optionName")}
                maxLength={80}
                onChange={({ target }) => onChange({ ...option, name: target.value })}
              />
            )}
          </Field>
          <Button variant="ghost" onClick={onRemove} aria-label={t("dropOption", { nth })}>
            {t("drop")}
          </Button>
        </div>
      )}
      <ItemRows
        drafts={option.items}
        checked={checked}
        onChange={(items) => onChange({ ...option, items })}
      />
      <div className="mt-3">
        <FoodSearch
          onPick={(food) => onChange({ ...option, items: [...option.items, draftOfFood(food, newKey())] })}
        />
      </div>
    </div>
  );
}
