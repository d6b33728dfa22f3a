import { featureTitle } from "@/lib/billing/plan";
import type { Translator } from "@/lib/i18n/translator";

/** A plan's name in the reader's language: the catalogues know it by the name it is stored under. Any other stays as it is. */
export function planName(name: string, t: Translator): string {
  const key = `plans.names.${name}` as "plans.names.Mensal";
  return t.has(key) ? t(key) : name;
}

/** What a plan includes, likewise; in Portuguese, and where there is no word for it, as it is stored. */
export function featureName(feature: string, t: Translator, locale: string): string {
  const key = `plans.included.${feature}` as "plans.included.análise_de_fotos";
  return locale.startsWith("pt") || !t.has(key) ? featureTitle(feature) : t(key);
}
