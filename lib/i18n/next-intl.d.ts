import type { Locale } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/translator";

declare module "next-intl" {
  /** Message keys and languages are checked by the compiler. */
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
