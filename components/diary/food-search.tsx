"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { foodSearchQuery } from "@/components/diary/api";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFigures } from "@/components/ui/use-figures";
import { errorText } from "@/lib/client/api-error";
import type { FoodResult } from "@/lib/nutrition/food-results";

const PAUSE_MS = 200;

/** Finds foods of the catalogue by any of their names; the first one found is the one that Enter takes. */
export function FoodSearch({ onPick }: { onPick: (food: FoodResult) => void }) {
  const t = useTranslations("diary.search");
  const words = useTranslations("errors");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const query = useSettled(typed.trim());
  const { data, error, isFetching } = useQuery({
    ...foodSearchQuery(query),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  const isOpen = typed.trim() !== "";
  const foods = isOpen ? (data ?? []) : [];
  const isSettled = query === typed.trim() && !isFetching;

  function pick(food: FoodResult | undefined) {
    if (!food) return;
    onPick(food);
    setTyped("");
    setActive(0);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (isSettled) pick(foods[active]);
    } else if (event.key === "ArrowDown" && foods.length > 0) {
      event.preventDefault();
      setActive((active + 1) % foods.length);
    } else if (event.key === "ArrowUp" && foods.length > 0) {
      event.preventDefault();
      setActive((active + foods.length - 1) % foods.length);
    } else if (event.key === "Escape") {
      // Closes the list, not the dialog around it.
      event.stopPropagation();
      setTyped("");
    }
  }

  const news = !isOpen || !isSettled ? "" : error ? "" : t("found", { count: foods.length });
  return (
    <div>
      <Field label={t("label")} hint={t("hint")} error={isOpen && error ? errorText(error, words) : null}>
        {(control) => (
          <Input
            {...control}
            type="search"
            role="combobox"
            autoComplete="off"
            aria-expanded={foods.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={foods[active] ? `${id}-${active}` : undefined}
            placeholder={t("placeholder")}
            maxLength={80}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("list")}
        className={cn("mt-2 max-h-64 overflow-y-auto", foods.length === 0 && "hidden")}
      >
        {foods.map((food, index) => (
          <Option
            key={food.id}
            id={`${id}-${index}`}
            food={food}
            isActive={index === active}
            onPick={() => pick(food)}
            onPoint={() => setActive(index)}
          />
        ))}
      </div>
      {isOpen && isSettled && !error && foods.length === 0 && (
        <p className="mt-2 text-sm text-muted">{t("none", { words: typed.trim() })}</p>
      )}
    </div>
  );
}

type OptionProps = {
  id: string;
  food: FoodResult;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
};

function Option({ id, food, isActive, onPick, onPoint }: OptionProps) {
  const t = useTranslations("diary.search");
  const format = useFormatter();
  const { energy } = useFigures();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const portion = food.portions[0];
  const grams = portion?.grams ?? 100;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the combobox pattern has it
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cn(
        "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 text-sm",
        isActive && "bg-sunken",
      )}
      onClick={onPick}
      onPointerMove={onPoint}
    >
      <span className="min-w-0">{food.name}</span>
      <span className="shrink-0 text-right text-xs text-muted tabular-nums">
        {t("portion", {
          portion: portion?.name ?? "",
          grams: format.number(grams, { maximumFractionDigits: 0 }),
          energy: energy((food.per100g.kcal * grams) / 100),
        })}
      </span>
    </div>
  );
}

/** The value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
