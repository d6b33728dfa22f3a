/**
 * A pure function of a text that remembers its last answers: many rules ask the same of one message.
 * What is answered is shared, so nobody changes it.
 */
export function remembered<T>(most: number, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    const answered = answer(text);
    known.set(text, answered);
    return answered;
  };
}
