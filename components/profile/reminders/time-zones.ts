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
  "America/Asuncion": "Asunción",
  "America/Bogota": "Bogotá",
  "America/Argentina/Cordoba": "Córdoba",
  "America/Argentina/Tucuman": "Tucumán",
  "America/New_York": "New York, Miami, Boston",
  "America/Los_Angeles": "Los Angeles, San Francisco",
  "America/Chicago": "Chicago, Houston",
  "Europe/London": "London",
  "Europe/Kiev": "Kyiv",
  "Asia/Calcutta": "Mumbai, New Delhi",
  "Asia/Saigon": "Ho Chi Minh",
  "Asia/Shanghai": "Shanghai, Beijing",
};

/** The same in Portuguese, where it is another there: the places abroad that Brazilians live in and travel to. */
const PORTUGUESE: Readonly<Record<string, string>> = {
  "America/Asuncion": "Assunção",
  "America/Bogota": "Bogotá",
  "America/Mexico_City": "Cidade do México",
  "America/Montevideo": "Montevidéu",
  "America/Havana": "Havana",
  "America/Panama": "Panamá",
  "America/Cayenne": "Caiena",
  "America/New_York": "Nova York, Miami, Boston",
  "America/Los_Angeles": "Los Angeles, São Francisco",
  "Africa/Cairo": "Cairo",
  "Africa/Johannesburg": "Joanesburgo",
  "Africa/Luanda": "Luanda",
  "Asia/Dubai": "Dubai",
  "Asia/Jerusalem": "Jerusalém",
  "Asia/Calcutta": "Mumbai, Nova Délhi",
  "Asia/Seoul": "Seul",
  "Asia/Shanghai": "Xangai, Pequim",
  "Asia/Singapore": "Singapura",
  "Asia/Tokyo": "Tóquio",
  "Atlantic/Azores": "Açores",
  "Atlantic/Cape_Verde": "Cabo Verde",
  "Atlantic/Madeira": "Madeira",
  "Atlantic/Reykjavik": "Reykjavík",
  "Europe/Amsterdam": "Amsterdã",
  "Europe/Athens": "Atenas",
  "Europe/Berlin": "Berlim",
  "Europe/Brussels": "Bruxelas",
  "Europe/Budapest": "Budapeste",
  "Europe/Copenhagen": "Copenhague",
  "Europe/Dublin": "Dublin",
  "Europe/Istanbul": "Istambul",
  "Europe/Kiev": "Kiev",
  "Europe/Lisbon": "Lisboa, Porto",
  "Europe/London": "Londres",
  "Europe/Luxembourg": "Luxemburgo",
  "Europe/Moscow": "Moscou",
  "Europe/Paris": "Paris",
  "Europe/Prague": "Praga",
  "Europe/Rome": "Roma, Milão",
  "Europe/Stockholm": "Estocolmo",
  "Europe/Vienna": "Viena",
  "Europe/Warsaw": "Varsóvia",
  "Europe/Zurich": "Zurique",
};

/** The parts of the world that zones are named by; what else there is (UTC) stands by itself. */
export const REGIONS = [
  "Africa",
  "America",
  "Antarctica",
  "Arctic",
  "Asia",
  "Atlantic",
  "Australia",
  "Europe",
  "Indian",
  "Pacific",
] as const;
export type Region = (typeof REGIONS)[number];

/** The zones of everywhere else that the browser knows, and the one in use whether it knows it or not. */
export function otherZones(current: string): string[] {
  const known = new Set([...Intl.supportedValuesOf("timeZone"), current]);
  for (const zone of BRAZILIAN_ZONES) known.delete(zone);
  return [...known];
}

/** What people call a zone: "Porto Velho", "Lisboa, Porto", "Brasília, São Paulo". */
export function zoneName(zone: string, locale: string): string {
  const inPortuguese = locale.startsWith("pt") ? PORTUGUESE[zone] : undefined;
  return inPortuguese ?? NAMES[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** The part of the world that a zone lies in; null for one of none. */
export function regionOf(zone: string): Region | null {
  return REGIONS.find((region) => zone.startsWith(`${region}/`)) ?? null;
}
