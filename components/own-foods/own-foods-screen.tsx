"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ownFoodsQuery } from "@/components/own-foods/api";
import { FoodForm } from "@/components/own-foods/food-form";
import { NEW_FOOD, startOfFood, startOfProduct } from "@/components/own-foods/form-values";
import { OwnFoodList } from "@/components/own-foods/own-food-list";
import { ProductFinder } from "@/components/own-foods/product-finder";
import { RecipeForm } from "@/components/own-foods/recipe-form";
import { showFoods, useFoodsView } from "@/components/own-foods/use-foods-view";
import { ExpiredNotice } from "@/components/subscription/state/expired-notice";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { useSession } from "@/lib/client/session-store";
import type { ProductAnswer } from "@/lib/nutrition/own-foods/product";

/** Foods and recipes of one's own: the list, and a form for one of them. */
export function OwnFoodsScreen() {
  const t = useTranslations("foods");
  const isRestored = useSession((state) => state.isRestored);
  const { data, isError, isFetching, refetch } = useQuery({ ...ownFoodsQuery, enabled: isRestored });
  const isExpired = useIsExpired();
  const view = useFoodsView();
  const [product, setProduct] = useState<ProductAnswer | null>(null);
  const toList = () => {
    setProduct(null);
    showFoods({ kind: "list" });
  };

  if (!data)
    return isError ? (
      <LoadFailed
        title={t("error.title")}
        text={t("error.text")}
        retry={t("error.retry")}
        isFetching={isFetching}
        onRetry={() => refetch()}
      />
    ) : (
      <div className="flex flex-col gap-3" role="status" aria-label={t("loading")}>
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="h-24 rounded-card" />
        ))}
      </div>
    );

  const editing = view.kind === "edit" ? data.find((food) => food.id === view.id) : undefined;
  return (
    <>
      {isExpired && <ExpiredNotice />}
      <fieldset disabled={isExpired} className="min-w-0">
        {editing?.kind === "food" ? (
          <FoodForm key={editing.id} food={editing} start={startOfFood(editing)} onDone={toList} />
        ) : editing ? (
          <RecipeForm key={editing.id} recipe={editing} onDone={toList} />
        ) : view.kind === "recipe" ? (
          <RecipeForm recipe={null} onDone={toList} />
        ) : view.kind === "product" && !product ? (
          <ProductFinder onTake={setProduct} onDone={toList} />
        ) : view.kind === "food" || view.kind === "product" ? (
          <FoodForm food={null} start={product ? startOfProduct(product) : NEW_FOOD} onDone={toList} />
        ) : (
          <OwnFoodList foods={data} />
        )}
      </fieldset>
    </>
  );
}
