const made = globalThis as { garfoMade?: Map<string, unknown> };

/**
 * What takes long to make and never changes, made once in a process: a build loads a module once for its pages, once for its calls
 * and once for what starts with it. In development each loading makes it anew, as its source may have changed.
 */
export function onceInProcess<T>(name: string, make: () => T): T {
  if (process.env.NODE_ENV !== "production") return make();
  made.garfoMade ??= new Map();
  const known = made.garfoMade;
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}
