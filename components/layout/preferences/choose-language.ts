import { storeLocale } from "@/components/layout/preferences/store-locale";
import { carryOver } from "@/lib/client/carried";

/** Keeps a language, tells whoever is logged in's account, and asks for the page anew: its address is the same in each. */
export async function chooseLanguage(value: string): Promise<void> {
  const locale = storeLocale(value);
  if (!locale) return;
  carryOver();
  try {
    // Pages that never read the session do not carry what does.
    const { restoreSession } = await import("@/lib/client/session-store");
    const { sharePreferences } = await import("@/lib/client/preferences");
    await restoreSession();
    await sharePreferences({ locale });
  } catch {
    // Without a connection the screens speak the chosen language all the same.
  }
  location.reload();
}
