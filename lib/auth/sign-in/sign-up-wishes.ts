import { SIGN_UP_CONSENTS } from "@/lib/consents/consent";
import { CONSENT_VERSIONS } from "@/lib/consents/consent-kind";
import { isLocale, type Locale } from "@/lib/i18n/locale";
import { fittingName } from "@/lib/profile/plain-name";

/** What somebody wishes for when they sign up, beside their address and password. */
export type SignUpWishes = {
  name: string;
  planId: string;
  locale: Locale;
  referralCode: string | null;
  /**
   * How terms, privacy policy and the use of health data were agreed to: on the screen that shows their words, or by the
   * word of a program that signs its user up. Null: nothing was agreed to yet.
   */
  agreed: "shown" | "told" | null;
  /** Whether the first questions come next. */
  isLedOn: boolean;
};

const PLAN_ID = /^[\w-]{1,40}$/;
const REFERRAL = /^[\w-]{1,64}$/;
const TOLD = "told";
const AGREED_TO = SIGN_UP_CONSENTS.map((kind) => CONSENT_VERSIONS[kind]).join(" ");

/** The wishes as metadata of the auth server's user: should the sign-up break off before the account is there, a login reads them. */
export function metadataOf({ name, planId, locale, ...wishes }: SignUpWishes): Record<string, string> {
  return {
    ...{ name, plan_id: planId, locale },
    ...(wishes.referralCode ? { referral_code: wishes.referralCode } : {}),
    ...(wishes.agreed ? { agreed_to: wishes.agreed === "shown" ? AGREED_TO : TOLD } : {}),
    ...(wishes.isLedOn ? { led_on: "true" } : {}),
  };
}

/** What takes back whatever metadata tell of: the auth server forgets a field that is null. */
export const NOTHING_WISHED = {
  ...{ name: null, full_name: null, plan_id: null, locale: null },
  ...{ referral_code: null, agreed_to: null, led_on: null },
} as const;

/**
 * The wishes that metadata tell of, cleaned and bounded: whoever has the public key may have written anything there. They
 * are their owner's word, as a sign-up's form is: nothing here grants more than that. What was agreed to counts while those
 * texts are in force. A provider tells the whole name beside the short one.
 */
export function readWishes(metadata: Record<string, unknown>): Partial<SignUpWishes> {
  const { name, plan_id: planId, locale, referral_code: code, agreed_to: agreedTo } = metadata;
  const told = fittingName(metadata.full_name) || fittingName(name);
  return {
    ...(told ? { name: told } : {}),
    ...(typeof planId === "string" && PLAN_ID.test(planId) ? { planId } : {}),
    ...(isLocale(locale) ? { locale } : {}),
    ...(typeof code === "string" && REFERRAL.test(code) ? { referralCode: code } : {}),
    agreed: agreedTo === AGREED_TO ? "shown" : agreedTo === TOLD ? "told" : null,
    isLedOn: metadata.led_on === "true",
  };
}

/** What somebody is called who has told no name. */
export function nameOfAddress(email: string): string {
  return fittingName(email.split("@")[0]) || email;
}
