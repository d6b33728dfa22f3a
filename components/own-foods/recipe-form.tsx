"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { foodsOfMealQuery } from "@/components/diary/day/api";
import { FoodSearch } from "@/components/diary/items/food-search";
import {
  bodyOfDraft,
  draftOfFood,
  draftOfItem,
  gramsOfDraft,
  type ItemDraft,
  totalsOfDrafts,
} from "@/components/diary/items/item-draft";
import { ItemRows } from "@/components/diary/items/item-rows";
import { useFigures } from "@/components/figures/use-figures";
import { Field } from "@/components/forms/field";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import { Input } from "@/components/forms/inputs/input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readDecimal } from "@/components/forms/inputs/read-number";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { useKeepFood } from "@/components/own-foods/api";
import { RECIPE_FIELDS, type RecipeValues, recipeBodyOf } from "@/components/own-foods/form-values";
import { MeasureField } from "@/components/own-foods/portion-fields";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/client/api-error";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";
import { MAX_INGREDIENTS } from "@/lib/nutrition/own-foods/own-food";
import type { OwnFoodAnswer } from "@/lib/nutrition/own-foods/own-food-schema";

type RecipeFormProps = {
  /** Null: a new one. */
  recipe: OwnFoodAnswer | null;
  onDone: () => void;
};

/** A recipe: its ingredients, and into how many portions it is divided. */
export function RecipeForm({ recipe, onDone }: RecipeFormProps) {
  const ids = recipe?.ingredients?.map(({ food }) => food) ?? [];
  const { data, isError } = useQuery({ ...foodsOfMealQuery(ids), enabled: ids.length > 0 });
  if (ids.length > 0 && !data && !isError) return <Skeleton className="h-96 rounded-card" />;
  return <LoadedForm recipe={recipe} foods={data ?? []} onDone={onDone} />;
}

function LoadedForm({ recipe, foods, onDone }: RecipeFormProps & { foods: readonly FoodResult[] }) {
  const t = useTranslations("foods");
  const words = useTranslations("errors.fields");
  const rows = useTranslations("diary.items");
  const say = useErrorText();
  const keep = useKeepFood();
  const id = useId();
  const added = useRef(0);
  const [drafts, setDrafts] = useState<ItemDraft[]>(() => draftsOf(recipe, foods));
  const [portions, setPortions] = useState(recipe?.yield_portions ?? null);
  const bodies = drafts.map(bodyOfDraft).filter((body) => body !== null);

  function check(values: RecipeValues) {
    const isWrong = bodies.length < drafts.length;
    return {
      name: values.name.trim() ? null : words("required"),
      yield_portions: readDecimal(values.yield_portions) > 0 ? null : words("required"),
      ingredients: drafts.length === 0 ? t("form.noIngredients") : isWrong ? rows("wrong") : null,
    };
  }

  const form = useForm(RECIPE_FIELDS, {
    check,
    send: async (values) => {
      const kept = await keep.mutateAsync({ id: recipe?.id ?? null, body: recipeBodyOf(values, bodies) });
      notify.success(t("saved", { name: kept.name }));
      onDone();
    },
    // What is wrong with an ingredient is told for the form: its rows have no field that the API knows.
    say: (error, isOfFields) =>
      error instanceof ApiError && !isOfFields
        ? (Object.values(error.fields)[0] ?? say(error, false))
        : say(error, isOfFields),
  });

  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-lg">
        {recipe ? t("form.edit", { name: recipe.name }) : t("form.newRecipe")}
      </h2>
      <div className="flex flex-col gap-5">
        <Form id={id} form={form}>
          <YieldFields recipe={recipe} onPortions={setPortions} />
          <div>
            <h3 className="text-sm font-semibold">{t("form.ingredients")}</h3>
            <ItemRows drafts={drafts} checked={"ingredients" in form.errors} onChange={setDrafts} />
            {form.errors.ingredients && (
              <p role="alert" className="mt-1 text-sm text-danger">
                {form.errors.ingredients}
              </p>
            )}
          </div>
        </Form>
        {drafts.length < MAX_INGREDIENTS && (
          <FoodSearch
            onPick={(food) => {
              added.current += 1;
              form.forgive("ingredients");
              setDrafts((all) => [...all, draftOfFood(food, `new-${added.current}`)]);
            }}
          />
        )}
        <PerPortion drafts={drafts} portions={portions} />
        <FormAlert>{form.alert}</FormAlert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={id} busy={form.busy}>
            {t("form.save")}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t("form.cancel")}
          </Button>
        </div>
      </div>
    </Card>
  );
}

type YieldFieldsProps = { recipe: OwnFoodAnswer | null; onPortions: (portions: number | null) => void };

function YieldFields({ recipe, onPortions }: YieldFieldsProps) {
  const t = useTranslations("foods");
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field name="name" label={t("form.name")} className="sm:col-span-2 lg:col-span-1">
        {(control) => (
          <Input {...control} maxLength={80} autoComplete="off" defaultValue={recipe?.name ?? ""} />
        )}
      </Field>
      <Field name="yield_portions" label={t("form.yieldPortions")}>
        {(control) => (
          <NumberInput
            {...control}
            step={0.1}
            defaultValue={recipe?.yield_portions ?? null}
            onChange={({ target }) => onPortions(readDecimal(target.value) || null)}
          />
        )}
      </Field>
      <MeasureField
        label={t("form.measure")}
        value={recipe?.portion.measure ?? "porcao"}
        name={recipe?.portion.name ?? ""}
      />
      <Field name="yield_grams" label={t("form.yieldGrams")} hint={t("form.yieldGramsHint")}>
        {(control) => <NumberInput {...control} step={0.1} defaultValue={recipe?.yield_grams ?? null} />}
      </Field>
    </div>
  );
}

/** What one portion has of what stands in the form. */
function PerPortion({ drafts, portions }: { drafts: readonly ItemDraft[]; portions: number | null }) {
  const t = useTranslations("foods");
  const format = useFormatter();
  const { energy } = useFigures();
  if (drafts.length === 0 || !portions) return null;
  const number = (value: number) => format.number(value / portions, { maximumFractionDigits: 1 });
  const { kcal, protein_g, carbs_g, fat_g } = totalsOfDrafts(drafts);
  return (
    <output className="rounded-card bg-sunken px-4 py-3 text-sm tabular-nums">
      <strong>{t("form.perPortion", { energy: energy(Math.round(kcal / portions)) })}</strong>{" "}
      {t("macros", { protein: number(protein_g), carbs: number(carbs_g), fat: number(fat_g) })}
    </output>
  );
}

function draftsOf(recipe: OwnFoodAnswer | null, foods: readonly FoodResult[]): ItemDraft[] {
  return (recipe?.ingredients ?? []).map((part, at) => {
    const food = foods.find(({ id }) => id === part.food);
    const { portion: _, kcal: __, ...amount } = part;
    const item = { ...amount, ...NO_FIGURES, id: `old-${at}`, source: food?.source };
    const { id: ___, stored: ____, ...draft } = draftOfItem(item, food);
    // As it was weighed, where it is told in grams.
    return gramsOfDraft(draft) === null ? { ...draft, amount: String(part.grams) } : draft;
  });
}

const NO_FIGURES = { kcal: 0, protein_g: 0, carbs_g: 0, fat_g: 0, fibre_g: 0, sodium_mg: 0 } as const;
