import "server-only";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/i18n/locale";

/** Keeps the language in which the assistant and letters speak to a person. */
export async function keepLocale(userId: string, locale: Locale): Promise<void> {
  await db().profile.updateMany({ where: { id: userId, locale: { not: locale } }, data: { locale } });
}
