/** Zones of Brazil, east to west. */
export const BRAZILIAN_ZONES = [
  "America/Noronha",
  "America/Sao_Paulo",
  "America/Bahia",
  "America/Recife",
  "America/Maceio",
  "America/Fortaleza",
  "America/Araguaina",
  "America/Belem",
  "America/Santarem",
  "America/Campo_Grande",
  "America/Cuiaba",
  "America/Manaus",
  "America/Boa_Vista",
  "America/Porto_Velho",
  "America/Eirunepe",
  "America/Rio_Branco",
] as const;

/** What people call those whose name in the tables is another, or has lost its accents. */
const NAMES: Readonly<Record<string, string>> = {
  "America/Noronha": "Fernando de Noronha",
  "America/Sao_Paulo": "Brasília, São Paulo",
  "America/Bahia": "Salvador",
  "America/Maceio": "Maceió",
  "America/Araguaina": "Araguaína",
  "America/Belem": "Belém",
  "America/Santarem": "Santarém",
  "America/Cuiaba": "Cuiabá",
  "America/Eirunepe": "Eirunepé",
};

/** The zones of everywhere else that the browser knows, and the one in use whether it knows it or not. */
export function otherZones(current: string): string[] {
  const known = new Set([...Intl.supportedValuesOf("timeZone"), current]);
  for (const zone of BRAZILIAN_ZONES) known.delete(zone);
  return [...known].sort();
}

/** "America/Porto_Velho" is told as "Porto Velho", any other zone with its continent. */
export function zoneName(zone: string): string {
  const isBrazilian = (BRAZILIAN_ZONES as readonly string[]).includes(zone);
  return NAMES[zone] ?? (isBrazilian ? zone.replace("America/", "") : zone).replaceAll("_", " ");
}
