/** What the framework writes down of a request that may hold a link's secret, an id or a number of somebody. */
const TELLING = /^(http\.(target|url)|url\.(full|query|path)|http\.user_agent|net\.peer|client\.)/;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}|(?=[\w-]*\d)[\w-]{16,}|\d{5,}/gi;

/** A text with its query cut off and ids and long numbers replaced: "/api/meals/{id}". */
export function withoutIds(text: string): string {
  return text.replace(/\?\S*/g, "").replace(ID, "{id}");
}

/** The attributes of a span that may leave this house. */
export function plainAttributes<V>(attributes: Readonly<Record<string, V>>): Record<string, V> {
  const kept = Object.entries(attributes).filter(([name]) => !TELLING.test(name));
  const plain = (value: V) => (typeof value === "string" ? withoutIds(value) : value) as V;
  return Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]));
}
