"use client";

import { Minus, Plus, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type MouseEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { FoodOrigin } from "@/components/diary/items/food-origin";
import {
  figuresOfDraft,
  GRAMS,
  gramsOfDraft,
  type ItemDraft,
  inMeasure,
  portionKey,
  steppedAmount,
  totalsOfDrafts,
  withAmount,
} from "@/components/diary/items/item-draft";
import { useFigures } from "@/components/figures/use-figures";
import { Input } from "@/components/forms/inputs/input";
import { Button } from "@/components/ui/button";

type ItemRowsProps = {
  drafts: readonly ItemDraft[];
  /** Whether amounts that are none are pointed out: not before somebody has tried to save. */
  checked: boolean;
  onChange: (drafts: ItemDraft[]) => void;
};

/** Foods with amounts that can be changed, and what they add up to while they are. */
export function ItemRows({ drafts, checked, onChange }: ItemRowsProps) {
  const t = useTranslations("diary.items");
  const format = useFormatter();
  const { energy } = useFigures();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const totals = totalsOfDrafts(drafts);
  return (
    <div>
      <ul aria-label={t("label")} className="flex flex-col divide-y divide-line">
        {drafts.map((draft) => (
          <ItemRow
            key={draft.key}
            draft={draft}
            checked={checked}
            onChange={(changed) => onChange(drafts.map((one) => (one.key === draft.key ? changed : one)))}
            onRemove={() => onChange(drafts.filter((one) => one.key !== draft.key))}
          />
        ))}
      </ul>
      {drafts.length > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 text-sm tabular-nums">
          <span className="text-muted">
            {t("macros", {
              protein: number(totals.protein_g),
              carbs: number(totals.carbs_g),
              fat: number(totals.fat_g),
            })}
          </span>
          <output className="font-semibold text-calories">{energy(totals.kcal)}</output>
        </p>
      )}
    </div>
  );
}

/** More measures than these push the next food off a phone's screen. */
const MOST_MEASURES = 3;

type ItemRowProps = {
  draft: ItemDraft;
  checked: boolean;
  onChange: (draft: ItemDraft) => void;
  onRemove: () => void;
};

function ItemRow({ draft, checked, onChange, onRemove }: ItemRowProps) {
  const t = useTranslations("diary.items");
  const format = useFormatter();
  const { energy } = useFigures();
  const { name, amount, measure, portions, source } = draft;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const figures = figuresOfDraft(draft);
  const wrongId = useId();
  const chips = useId();
  const [isOpen, setOpen] = useState(false);
  const [isJustTyped, setJustTyped] = useState(false);
  // What it came in stays beside what it is changed to.
  const [first] = useState(measure);
  const usual = portions.filter((one, index) => index < MOST_MEASURES || portionKey(one) === first);
  const isFolded = !isOpen && portions.length > usual.length + 1;
  const isWrong = checked && gramsOfDraft(draft) === null;
  function choose(chosen: string) {
    setJustTyped(false);
    onChange(inMeasure(draft, chosen, isJustTyped));
  }
  function unfold({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const group = currentTarget.closest("fieldset");
    flushSync(() => setOpen(true));
    // Where the keyboard was there is nothing any more.
    group?.querySelector<HTMLElement>("input:checked")?.focus();
  }
  return (
    <li className="py-2.5">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-sm wrap-anywhere">
          <span className="font-semibold">{name}</span> <FoodOrigin source={source} />
        </p>
        <p className="ml-auto shrink-0 text-sm text-muted tabular-nums">{figures && energy(figures.kcal)}</p>
        <Button variant="ghost" size="icon" aria-label={t("remove", { name })} onClick={onRemove}>
          <X className="size-4" aria-hidden />
        </Button>
      </div>
      <div className="flex items-center gap-1">
        <Button
          variant="secondary"
          size="icon"
          aria-label={t("less", { name })}
          onClick={() => onChange(withAmount(draft, steppedAmount(draft, -1)))}
        >
          <Minus className="size-4" aria-hidden />
        </Button>
        <Input
          aria-label={t("amount", { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? wrongId : undefined}
          className="max-w-20 text-center tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={amount}
          onChange={(event) => {
            setJustTyped(true);
            onChange(withAmount(draft, event.target.value));
          }}
        />
        <Button
          variant="secondary"
          size="icon"
          aria-label={t("more", { name })}
          onClick={() => onChange(withAmount(draft, steppedAmount(draft, 1)))}
        >
          <Plus className="size-4" aria-hidden />
        </Button>
      </div>
      <fieldset className="mt-2 flex flex-wrap gap-1.5">
        <legend className="sr-only">{t("measure", { name })}</legend>
        {(isFolded ? usual : portions).map((portion) => (
          <MeasureChip
            key={portionKey(portion)}
            name={chips}
            isChosen={measure === portionKey(portion)}
            onChoose={() => choose(portionKey(portion))}
          >
            {t("portion", { portion: portion.name, grams: number(portion.grams) })}
          </MeasureChip>
        ))}
        <MeasureChip name={chips} isChosen={measure === GRAMS} onChoose={() => choose(GRAMS)}>
          {t("grams")}
        </MeasureChip>
        {isFolded && (
          <Button variant="ghost" size="chip" aria-label={t("measures", { name })} onClick={unfold}>
            {t("moreMeasures")}
          </Button>
        )}
      </fieldset>
      {isWrong && (
        <p id={wrongId} className="mt-1 text-sm text-danger">
          {t("wrong")}
        </p>
      )}
    </li>
  );
}

type MeasureChipProps = { name: string; isChosen: boolean; onChoose: () => void; children: string };

/** One of the measures a food comes in, its name in full. */
function MeasureChip({ name, isChosen, onChoose, children }: MeasureChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-3.5 text-sm hover:border-field has-checked:border-leaf has-checked:bg-leaf-soft has-checked:font-semibold has-checked:text-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf md:min-h-9">
      <input
        type="radio"
        name={name}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
