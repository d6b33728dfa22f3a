import { patternIndex } from "@/lib/portuguese/text/patterns/pattern-index";
import type { Turn } from "@/lib/portuguese/text/patterns/turn";

/** What puts the plainer words of these turns into a text, one turn after the other; a turn that cannot be in it is not looked for. */
export function replacerOf(turns: readonly Turn[]): (text: string) => string {
  const mayHold = patternIndex(turns.map(([said]) => said));
  return (text) => {
    let plain = text;
    let maybe = mayHold(plain);
    for (let at = maybe.shift(); at !== undefined; at = maybe.shift()) {
      const last = at;
      const [said, by] = turns[last] as Turn;
      const turned = plain.replace(said, by);
      // What was put in may be a turn itself, of those that come later.
      if (turned !== plain) maybe = mayHold(turned).filter((later) => later > last);
      plain = turned;
    }
    return plain;
  };
}
