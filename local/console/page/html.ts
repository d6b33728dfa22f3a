/** Markup that is safe to put into a page as it stands. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

export type Insert = Html | string | number | null | undefined | false | Insert[];

/** Markup from a template: whatever is inserted is escaped, except other `Html`. Nothing and false insert nothing. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(parts.reduce((all, part, index) => all + written(inserts[index - 1]) + part));
}

function written(insert: Insert): string {
  if (Array.isArray(insert)) return insert.map(written).join("");
  if (insert instanceof Html) return insert.toString();
  return insert === null || insert === undefined || insert === false ? "" : escapeHtml(String(insert));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
