/**
 * Houses that make or sell food, by the keys of their words: said behind a food they change no figure. None that is an everyday word
 * ("quero", "lar", "primo"), and none that is itself called for a food ("danone", "kinder").
 */
const HOUSES: ReadonlySet<string> = new Set(
  `nestle piraque mabel visconti plusvita habib ragazzo mcdonald starbuck subway domino spoleto outback madero dux heinz hellmann ceratti
  seara sadia perdigao aurora pullman wickbold bauducco marilan vitarella growth integralmedica queensberry quaker italac piracanjuba itambe
  tirolez president vigor batavo garoto predilecta fugini knorr maggi kitano yoki camil barilla adria coqueiro swift friboi qualy parmalat
  elege melitta pilao karo paraibuna fleischmann taeq verdecampo elma arcor kellogg nutrella panco kibon jundia nissin renata petybon
  vilma rezende frimesa marba copacol danubio polenghi balkis sococo ducoco dafruta hemmer arisco vitao jasmine probiotica
  frooty notco superbom giraffa lacta hershey zaeli aviacao vitalatte jussara shefa dori
  kopenhagen milka lindt kikkoman sakura ajinomoto oetker rochinha naturovo mccain vitarella aymore richester isabela tostine
  riclan kellness ritter dunkin popeye kfc cinemark nespresso neugebauer havanna mezzani
  mitsuwa wessel tial prat baldoni akio docile mandubim sodie gendai violife nomoo tofutti oatly goshen naveia nude tofurky gardein daiya
  plantplu verdali`.split(/\s+/),
);

/** Those of several words. */
const LONG_HOUSES: readonly (readonly string[])[] = [
  "a tal da castanha",
  "burger king",
  "mc donald",
  "mc",
  "3 coracao",
  "tres coracao",
  "santa helena",
  "santa clara",
  "santa amalia",
  "seven boy",
  "tio joao",
  "gome da costa",
  "mae terra",
  "fazenda futuro",
  "max titanium",
  "vida veg",
  "verde campo",
  "forno de mina",
  "pizza hut",
  "cacau show",
  "brasil cacau",
  "casa do pao de queijo",
  "china in box",
  "krispy kreme",
  "mr cheney",
  "taco bell",
  "bacio di latte",
  "santa massa",
  "lee kum kee",
  "elma chips",
  "dona benta",
  "bem brasil",
  "natural one",
  "not co",
  "beyond meat",
  "impossible food",
  "mr veggy",
  "mr . veggy",
  "the new butcher",
  "the new",
  "basi . co",
  "vegan way",
  "plant plu",
].map((words) => words.split(" "));

/** Index past the house that is named at `at`; null where none is. */
export function houseEnd(keys: readonly string[], at: number): number | null {
  const long = LONG_HOUSES.find((words) => words.every((word, i) => keys[at + i] === word));
  if (long) return at + long.length;
  return HOUSES.has(keys[at] ?? "") ? at + 1 : null;
}

/** Of those, the ones of whose food nothing comes from an animal, whatever it is called. */
const VEGAN_HOUSES =
  /^(?:vida veg|not ?co|fazenda futuro|a tal da castanha|violife|nomoo|tofutti|oatly|goshen|naveia|nude|tofurky|gardein|daiya|plant ?plu|verdali|beyond meat|impossible food|mr (?:\. )?veggy|the new(?: butcher)?|basi \. co|vegan way)$/;

/** Index past the house that makes nothing of animals and is named at `at`; null where none is. */
export function veganHouseEnd(keys: readonly string[], at: number): number | null {
  const end = houseEnd(keys, at);
  return end !== null && VEGAN_HOUSES.test(keys.slice(at, end).join(" ")) ? end : null;
}
