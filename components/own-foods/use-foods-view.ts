import { useSearchParams } from "next/navigation";
import { useMemo } from "react";

/** What the page shows: the list, something new, or one food to change. */
export type FoodsView = { kind: "list" | "food" | "recipe" | "product" } | { kind: "edit"; id: string };

const NEW = { alimento: "food", receita: "recipe", codigo: "product" } as const;

/** Address of a view, so that the browser's way back leads to the list. */
function foodsHref(view: FoodsView): string {
  if (view.kind === "edit") return `/foods?id=${view.id}`;
  const word = Object.entries(NEW).find(([, kind]) => kind === view.kind)?.[0];
  return word ? `/foods?novo=${word}` : "/foods";
}

export function useFoodsView(): FoodsView {
  const params = useSearchParams();
  return useMemo(() => {
    const id = params.get("id");
    if (id) return { kind: "edit", id };
    const asked = params.get("novo") ?? "";
    return { kind: asked in NEW ? NEW[asked as keyof typeof NEW] : "list" };
  }, [params]);
}

/** Goes there without asking the server for the page. */
export function showFoods(view: FoodsView): void {
  window.history.pushState(null, "", foodsHref(view));
  window.scrollTo(0, 0);
}
