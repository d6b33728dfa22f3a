/** The regional councils of nutrition, by number, with the states they stand for (Conselho Federal de Nutrição). */
export const COUNCIL_REGIONS: Readonly<Record<number, string>> = {
  1: "DF, GO, MT, TO",
  2: "RS",
  3: "SP, MS",
  4: "RJ, ES",
  5: "BA, SE",
  6: "PE, AL, PB, RN",
  7: "PA, AC, AM, AP, RO, RR",
  8: "PR",
  9: "MG",
  10: "SC",
  11: "CE, MA, PI",
};

export const MAX_REGION = 11;

/** The digits of a council number however it is punctuated ("12.345", "12345/P"); null when it is none. */
export function readCouncilNumber(text: string): string | null {
  const digits = /^(?:CRN[- ]?\d{0,2}[ /-]+)?([\d.]{1,8})(?:\s*\/?\s*P)?$/i
    .exec(text.trim())?.[1]
    ?.replaceAll(".", "");
  return digits && /^0*[1-9]\d{0,5}$/.test(digits) ? digits.replace(/^0+/, "") : null;
}

/** "CRN-3 12345", as it stands on prescriptions; null for somebody whose number was never checked. */
export function councilName(
  council: { councilRegion: number; councilNumber: string } | null | undefined,
): string | null {
  return council ? `CRN-${council.councilRegion} ${council.councilNumber}` : null;
}
