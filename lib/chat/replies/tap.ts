/** What a tapped button or list row asks for; ids travel to the provider and back. */
export type Tap =
  | { kind: "undo"; entries: string[] }
  | { kind: "fix"; entry: string }
  /** Takes back what the correction of that message changed. */
  | { kind: "revert"; change: string }
  | { kind: "pick"; option: string }
  /** A photo's draft: log it, say what to change, or forget it. */
  | { kind: "keep" | "mend" | "drop"; draft: string }
  | { kind: "say"; words: string };

const SEPARATOR = ":";
/** The provider's limit is 256 characters for a button and 200 for a list row. */
const MAX_ID = 200;

/** An id that `readTap` reads back; entries beyond the provider's limit are left out. */
export function tapId(tap: Tap): string {
  if (tap.kind === "undo") return joined("undo", tap.entries);
  if (tap.kind === "fix") return joined("fix", [tap.entry]);
  if (tap.kind === "revert") return joined("revert", [tap.change]);
  if (tap.kind === "pick") return joined("pick", [tap.option]);
  if (tap.kind === "say") return joined("say", [tap.words]);
  return joined(tap.kind, [tap.draft]);
}

/** Null when the id is none of ours. */
export function readTap(id: string): Tap | null {
  const [kind, ...rest] = id.slice(0, MAX_ID).split(SEPARATOR);
  if (rest.length === 0 || rest[0] === "") return null;
  if (kind === "undo") return { kind, entries: rest };
  if (kind === "fix") return { kind, entry: rest[0] as string };
  if (kind === "revert") return { kind, change: rest[0] as string };
  if (kind === "pick") return { kind, option: rest[0] as string };
  if (kind === "keep" || kind === "mend" || kind === "drop") return { kind, draft: rest[0] as string };
  if (kind === "say") return { kind, words: rest.join(SEPARATOR) };
  return null;
}

function joined(kind: string, parts: string[]): string {
  let id = kind;
  for (const part of parts) {
    if (id.length + 1 + part.length > MAX_ID) break;
    id += SEPARATOR + part;
  }
  return id;
}
