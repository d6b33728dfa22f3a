/**
 * What a piece of a pattern may match: `exact`, all folded strings it may be, where these are few; `needed`, strings of which
 * one at least is in every folded text that it matches in. Null where nothing is known.
 */
type Piece = { exact: readonly string[] | null; needed: readonly string[] | null };

const NOTHING: Piece = { exact: [""], needed: null };
const ANYTHING: Piece = { exact: null, needed: null };
/** More of them are told apart no longer. */
const MOST_EXACT = 12;
const MOST_NEEDED = 150;

/** A text as the strings of {@link neededStrings} are looked for in it: letter by letter without case, accents and width. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/**
 * Folded strings of which one at least is in every text that a pattern matches, as read from the pattern itself; null where
 * it may match without any. A text without them need not be searched, which costs far more.
 */
export function neededStrings({ source }: RegExp): readonly string[] | null {
  return new Pattern(source).whole().needed;
}

/** Reads a pattern from left to right; what it does not know may be anything. */
class Pattern {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Alternatives up to the end of the group or the pattern. */
  whole(): Piece {
    const branches = [this.branch()];
    while (this.take("|")) branches.push(this.branch());
    const exact = branches.flatMap((one) => one.exact ?? []);
    const needed = branches.flatMap((one) => one.needed ?? []);
    return {
      exact: branches.every((one) => one.exact) && exact.length <= MOST_EXACT ? distinct(exact) : null,
      needed: branches.every((one) => one.needed) && needed.length <= MOST_NEEDED ? distinct(needed) : null,
    };
  }

  private branch(): Piece {
    let run: readonly string[] = [""];
    let needed: readonly string[] | null = null;
    let isExact = true;
    while (this.at < this.source.length && !"|)".includes(this.source.charAt(this.at))) {
      const { exact, needed: also } = this.repeated(this.piece());
      const longer = exact && joined(run, exact);
      if (!longer) {
        needed = rarer(needed, neededOf(run));
        isExact = false;
      }
      run = longer ?? exact ?? [""];
      needed = rarer(needed, also);
    }
    return { exact: isExact ? run : null, needed: rarer(needed, neededOf(run)) };
  }

  private piece(): Piece {
    PLAIN.lastIndex = this.at;
    const [plain] = PLAIN.exec(this.source) ?? [];
    if (plain !== undefined) {
      this.at += plain.length;
      return literal(plain);
    }
    const sign = this.next();
    if (sign === "^" || sign === "$") return NOTHING;
    if (sign === ".") return ANYTHING;
    if (sign === "[") return this.letters();
    if (sign === "\\") return this.escaped();
    return sign === "(" ? this.group() : literal(sign);
  }

  private group(): Piece {
    const isNot = this.take("?!") || this.take("?<!");
    const isBeside = this.take("?=") || this.take("?<=");
    // "(?:", "(?<name>"
    if (!isNot && !isBeside && this.take("?")) this.past(this.take("<") ? ">" : ":");
    const inside = this.whole();
    this.at += 1;
    // What stands beside takes up no place of its own.
    return isNot ? NOTHING : isBeside ? { exact: [""], needed: inside.needed } : inside;
  }

  /** One letter of several. */
  private letters(): Piece {
    const isNot = this.take("^");
    const from = this.at;
    while (this.source.charAt(this.at) !== "]") this.at += this.source.charAt(this.at) === "\\" ? 2 : 1;
    const listed = this.source.slice(from, this.at);
    this.at += 1;
    // A range, which a sign at either end is not, or a class of letters: too many.
    const isMany = isNot || listed.includes("\\") || /.-./u.test(listed);
    return isMany ? ANYTHING : { exact: distinct([...listed].map(folded)), needed: null };
  }

  private escaped(): Piece {
    const sign = this.next();
    if (/[bB]/.test(sign)) return NOTHING;
    // "\p{L}", "\u{1F34C}", "\u00e9", "\k<name>"
    if (/[pP]/.test(sign) || (sign === "u" && this.source.charAt(this.at) === "{")) this.past("}");
    else if (sign === "u" || sign === "x") this.at += sign === "u" ? 4 : 2;
    else if (sign === "k") this.past(">");
    if (/[a-zA-Z\d]/.test(sign) && sign !== "n") return ANYTHING;
    return literal(sign === "n" ? "\n" : sign);
  }

  private repeated(piece: Piece): Piece {
    if (!"?*+{".includes(this.source.charAt(this.at) || " ")) return piece;
    const [times = "", least = "", comma = "", most = ""] =
      /^(?:[?*+]|\{(\d+)(,?)(\d*)\})/.exec(this.source.slice(this.at, this.at + LONGEST_TIMES)) ?? [];
    if (times === "") return piece;
    this.at += times.length;
    this.take("?");
    const isOptional = times === "?" || (least === "0" && most === "1");
    if (isOptional) return { exact: piece.exact && distinct([...piece.exact, ""]), needed: null };
    const isOnce = least === "1" && (comma === "" || most === "1");
    if (isOnce) return piece;
    const isThere = times === "+" || Number(least) > 0;
    return {
      exact: null,
      needed: isThere ? rarer(piece.needed, piece.exact && neededOf(piece.exact)) : null,
    };
  }

  private next(): string {
    const sign = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
    this.at += sign.length;
    return sign;
  }

  private take(sign: string): boolean {
    const isThere = this.source.startsWith(sign, this.at);
    if (isThere) this.at += sign.length;
    return isThere;
  }

  private past(sign: string): void {
    this.at = this.source.indexOf(sign, this.at) + 1;
  }
}

const LONGEST_TIMES = 12;
/** Letters and spaces that stand for themselves. */
const PLAIN = /[a-z\d ]+(?![?*+{])/iy;

function literal(signs: string): Piece {
  return { exact: [folded(signs)], needed: null };
}

/** Letters of {@link PLAIN}, or one sign: most have no accent. */
function folded(signs: string): string {
  return signs < "\x80" ? signs.toLowerCase() : foldLetters(signs);
}

/** One behind the other; null where they are too many. */
function joined(starts: readonly string[], ends: readonly string[]): readonly string[] | null {
  const [end] = ends;
  if (ends.length === 1) return starts.map((start) => start + end);
  if (starts.length * ends.length > MOST_EXACT) return null;
  return distinct(starts.flatMap((start) => ends.map((one) => start + one)));
}

/** Those that hold another are found with it. */
function neededOf(strings: readonly string[]): readonly string[] | null {
  if (strings.includes("")) return null;
  return strings.filter((one) => !strings.some((other) => other !== one && one.includes(other)));
}

/** Those that fewer texts hold. */
function rarer(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  if (!one || !other) return one ?? other;
  return commonness(other) < commonness(one) ? other : one;
}

function commonness(strings: readonly string[]): number {
  // A space at an end is half a letter.
  return strings.reduce((sum, one) => sum + RARITY ** (-(one.length + one.trim().length) / 2), 0);
}

/** How many times as rare a string is with every further letter. */
const RARITY = 6;

function distinct(strings: readonly string[]): readonly string[] {
  return [...new Set(strings)];
}
