import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useFigures } from "@/components/figures/use-figures";

/** Asks whether a weight in kg is meant; sent again as it is, it is. */
export function useWeightDoubt() {
  const t = useTranslations("common");
  const { weight } = useFigures();
  const asked = useRef<number | null>(null);
  return {
    ask: (kg: number) => {
      asked.current = kg;
      return t("unlikelyWeight", { kg: weight(kg) });
    },
    isSure: (kg: number) => asked.current === kg,
  };
}
