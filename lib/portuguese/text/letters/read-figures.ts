/** "8h30" in hours; NaN where it is no time. */
export function readTime(raw: string): number {
  const [hours = 0, minutes = 0] = raw.split(/\D+/).filter(Boolean).map(Number);
  return hours <= 24 && minutes < 60 ? (hours % 24) + minutes / 60 : Number.NaN;
}

/** "1/2" */
export function readRatio(raw: string): number {
  const [over = 0, under = 0] = raw.split("/").map(Number);
  return under === 0 ? Number.NaN : over / under;
}

/** "1.200" and "1.200,5" have thousands, "1.5" and "1,5" have decimals. */
export function readNumber(raw: string): number {
  const comma = raw.lastIndexOf(",");
  const dot = raw.lastIndexOf(".");
  if (comma >= 0 && dot >= 0) {
    const decimal = comma > dot ? "," : ".";
    const [whole = "", rest = ""] = splitLast(raw, decimal);
    return Number(`${whole.replace(/[.,]/g, "")}.${rest}`);
  }
  const mark = comma >= 0 ? "," : ".";
  const parts = raw.split(mark);
  const thousands = parts.length > 1 && parts[0] !== "0" && parts.slice(1).every((part) => part.length === 3);
  if (parts.length > 2 || (mark === "." && thousands)) return Number(parts.join(""));
  return Number(parts.join("."));
}

function splitLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
