import { findFood } from "@/lib/nutrition/foods/catalogue/catalogue";

type Items = { items: readonly { food: string; name: string }[] };

/** The same meal with its foods called as the reader calls them; what the catalogue no longer has keeps its name. */
export function inLanguage<M extends Items>(meal: M, locale: "pt-BR" | "en-US"): M {
  if (locale === "pt-BR") return meal;
  return {
    ...meal,
    items: meal.items.map((item) => ({ ...item, name: findFood(item.food)?.nameEn ?? item.name })),
  };
}
