import { isDatabaseAway } from "@/lib/database-away";

/** Most items that one call takes. */
const MAX_GROUP = 500;

type Waiting<T> = { items: readonly T[]; resolve: () => void; reject: (error: unknown) => void };

/**
 * Joins what is asked for while a call is under way into the next call: under load many small writes share a statement
 * and a commit, and without load nothing waits. When a joint call fails, each is tried on its own, so that nobody fails
 * for another's sake; unless the database is away, which is everybody's trouble.
 */
export function grouped<T>(
  write: (items: readonly T[]) => Promise<void>,
): (items: readonly T[]) => Promise<void> {
  const waiting: Waiting<T>[] = [];
  let underWay = false;

  async function work(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) await writeGroup(nextGroup(waiting));
    underWay = false;
  }

  async function writeGroup(group: Waiting<T>[]): Promise<void> {
    try {
      await write(group.flatMap(({ items }) => items));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1 || isDatabaseAway(error)) for (const { reject } of group) reject(error);
      else for (const { items, resolve, reject } of group) await write(items).then(resolve, reject);
    }
  }

  return (items) =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject });
      if (!underWay) void work();
    });
}

function nextGroup<T>(waiting: Waiting<T>[]): Waiting<T>[] {
  let size = 0;
  const end = waiting.findIndex(({ items }) => {
    size += items.length;
    return size > MAX_GROUP;
  });
  return waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1));
}
