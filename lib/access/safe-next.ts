/** A `next` of ours: a path on this site. Anything else, such as "//evil.example", is null. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])[^\\\s]*$/.test(next) || next.length > 500) return null;
  return [...next].every((char) => char >= " " && char !== "\u007f") ? next : null;
}
