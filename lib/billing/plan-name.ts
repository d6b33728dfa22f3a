import type { useTranslations } from "next-intl";
import type { Plan } from "@/lib/billing/plan";

/** A plan's name in the reader's language; one that only the database knows keeps the name it has there. */
export function planName(
  { id, name }: Pick<Plan, "id" | "name">,
  t: ReturnType<typeof useTranslations<"plans">>,
): string {
  const key = `names.${id}` as "names.monthly";
  return t.has(key) ? t(key) : name;
}
