import { storeLocale } from "@/components/layout/store-locale";
import { isLocale } from "@/lib/i18n/locale";

/** Keeps a language, tells whoever is logged in's account, and asks for the page anew: its address is the same in each. */
export async function chooseLanguage(value: string): Promise<void> {
  if (!storeLocale(value) || !isLocale(value)) return;
  // Pages that never read the session do not carry what does.
  const { restoreSession } = await import("@/lib/client/session-store");
  const { sharePreferences } = await import("@/lib/client/preferences");
  await restoreSession();
  await sharePreferences({ locale: value });
  location.reload();
}
