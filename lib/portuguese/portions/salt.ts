import type { SaltLevel } from "@/lib/nutrition/foods/salt";
import { phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** Most messages say nothing of it. */
const SALT = /sal|sodium/i;
const NONE = / (?:(?:sem|nem) (?:o |nenhum |nada de )?sal|(?:without|no) (?:any )?salt|unsalted) /;
const LITTLE =
  / (?<! um )(?:(?:pouco|menos|pouquinho|pouquissimo) (?:de )?sal|(?:little|less|low) salt|low sodium|lightly salted) /;

/** "tudo sem sal", "comida com pouco sal: arroz e frango": said of the whole meal. */
const WHOLE = / (?:tud[oa]|comida|everything|all) (?:\S+ )?(?=(?:sem|com|pouco|without|with|no|unsalted) )/;

type Salted = { salt?: SaltLevel };

/** How much salt was in a food, by what was said of it; nothing where nothing tells. */
export function saltSaid(said: string): Salted {
  return SALT.test(said) ? levelIn(phraseOf(said).line) : {};
}

/** And of everything that a message tells. */
export function saltOfAll(text: string): Salted {
  if (!SALT.test(text)) return {};
  const { line } = phraseOf(text);
  const at = line.search(WHOLE);
  return at < 0 ? {} : levelIn(line.slice(at));
}

function levelIn(line: string): Salted {
  if (NONE.test(line)) return { salt: "none" };
  return LITTLE.test(line) ? { salt: "little" } : {};
}
