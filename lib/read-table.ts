/** A file's text, whatever wrote it: UTF-8 and UTF-16 by their marks, UTF-8 without one, else Windows-1252. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Of what separates cells, that which a line has most of: spreadsheets of Brazil write semicolons. */
export function delimiterOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, "");
  const count = (mark: string) => bare.split(mark).length;
  return [";", ",", "\t"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
