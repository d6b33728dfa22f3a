/** Where most Brazilian addresses live, after the commonest mistypings of which one asks. */
const USUAL = [
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "outlook.com.br",
  "yahoo.com",
  "yahoo.com.br",
  "icloud.com",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
] as const;

/** One letter away from a usual one, and real all the same. */
const REAL = new Set(["email.com", "mail.com", "ymail.com", "aol.com.br", "hotmail.com.br"]);

/** The address that somebody probably meant, or null: "ana@gmial.com" is one slip away from gmail.com. */
export function suggestEmail(typed: string): string | null {
  const at = typed.lastIndexOf("@");
  const domain = typed
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || REAL.has(domain) || USUAL.some((usual) => usual === domain)) return null;
  const meant = domain === "gmail.com.br" ? "gmail.com" : USUAL.find((usual) => isOneSlip(domain, usual));
  return meant ? `${typed.slice(0, at).trim()}@${meant}` : null;
}

/** Whether one letter too many, too few, wrong, or two in the wrong order make the one the other. */
function isOneSlip(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x.length === y.length) {
    const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
    return x.slice(1) === y.slice(1) || isSwapped;
  }
  return x.slice(1) === y || x === y.slice(1);
}
