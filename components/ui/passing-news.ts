/** What takes each piece of news away again that says how an earlier attempt went. */
const enders = new Set<() => void>();

/** Remembers how to take a piece of news away, until it is. */
export function keepEnder(end: () => void): void {
  enders.add(end);
}

/** News of what came before is over: "saved" must not stand beside what says that the next attempt failed. */
export function endPassingNews(): void {
  for (const end of enders) end();
  enders.clear();
}
