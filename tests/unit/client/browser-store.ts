/** As much of a browser's IndexedDB as one store of keyed rows needs, held in memory; and its locks. */
export function browserStore() {
  const rows = new Map<string, unknown>();
  const later = (act: () => void) => queueMicrotask(act);

  function transaction() {
    const its = { oncomplete: () => {}, onabort: null, onerror: null, error: null };
    const run = <T>(work: () => T) => {
      const request = { result: undefined as T | undefined };
      later(() => {
        request.result = work();
        later(() => its.oncomplete());
      });
      return request;
    };
    const store = {
      getAll: () => run(() => structuredClone([...rows.values()])),
      put: (row: { key: string }) => run(() => rows.set(row.key, structuredClone(row))),
      delete: (key: string) => run(() => rows.delete(key)),
      clear: () => run(() => rows.clear()),
    };
    return Object.assign(its, { objectStore: () => store });
  }

  const indexedDB = {
    open: () => {
      const request = { result: { transaction, close: () => {} }, onsuccess: () => {} };
      later(() => request.onsuccess());
      return request;
    },
  };
  const locks = { request: (_: string, __: object, act: (lock: object) => unknown) => act({}) };
  return { rows, indexedDB, navigator: { locks } };
}
