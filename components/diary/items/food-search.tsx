"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { foodSearchQuery } from "@/components/diary/day/api";
import { FoodOption } from "@/components/diary/items/food-option";
import { useSettled } from "@/components/diary/items/use-settled";
import { Field } from "@/components/forms/field";
import { Input } from "@/components/forms/inputs/input";
import { cn } from "@/components/ui/cn";
import { errorText } from "@/lib/client/api-error";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";

type FoodSearchProps = {
  onPick: (food: FoodResult) => void;
  /** What is around it begins here. */
  isFirst?: boolean;
};

/** Finds foods of the catalogue by any of their names; the first one found is the one that Enter takes. */
export function FoodSearch({ onPick, isFirst }: FoodSearchProps) {
  const t = useTranslations("diary.search");
  const words = useTranslations("errors");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  /** Enter came before what it is to take. */
  const [isAwaited, setAwaited] = useState(false);
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
    change("");
  }

  function change(text: string) {
    setTyped(text);
    setActive(0);
    setAwaited(false);
  }

  useEffect(() => {
    if (!isAwaited || !isSettled) return;
    setAwaited(false);
    pick(foods[active]);
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen) return;
    if (event.key === "Enter") {
      event.preventDefault();
      setAwaited(true);
    } else if (event.key === "ArrowDown" && foods.length > 0) {
      event.preventDefault();
      setActive((active + 1) % foods.length);
    } else if (event.key === "ArrowUp" && foods.length > 0) {
      event.preventDefault();
      setActive((active + foods.length - 1) % foods.length);
    } else if (event.key === "Escape") {
      change("");
    }
  }

  const news = !isOpen || !isSettled ? "" : error ? "" : t("found", { count: foods.length });
  return (
    <div>
      <Field label={t("label")} hint={t("hint")} error={isOpen && error ? errorText(error, words) : null}>
        {(control) => (
          <Input
            {...control}
            data-first-focus={isFirst || undefined}
            type="search"
            className="[&::-webkit-search-cancel-button]:hidden"
            role="combobox"
            autoComplete="off"
            aria-expanded={foods.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={foods[active] ? `${id}-${active}` : undefined}
            placeholder={t("placeholder")}
            maxLength={80}
            value={typed}
            onChange={(event) => change(event.target.value)}
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
          <FoodOption
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
