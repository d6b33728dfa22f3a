import { db } from "@/lib/db";
import { ensureAuthUser } from "./auth-server";
import { orderPending } from "./order-pending";
import { PEOPLE } from "./people";
import { writeBusiness } from "./write-business";
import { writeCare } from "./write-care";
import { writeHistories } from "./write-histories";
import { writeOwnFoods } from "./write-own-foods";
import { type Settled, writePeople } from "./write-people";
import { writePractice } from "./write-practice";

/** Sign-ups under way at once: they hash passwords, which keeps a processor busy. */
const AT_ONCE = 4;

/**
 * Makes the demo accounts and their histories, as of `now`. Repeatable: what is there stays as it is.
 * @returns how many people there are and how many got a history
 */
export async function seedDemo(now: Date): Promise<{ people: number; histories: number }> {
  const known = await db().profile.findMany({ where: { email: { in: PEOPLE.map(({ email }) => email) } } });
  const ids = new Map(known.map(({ email, id }) => [email, id]));
  const waiting = PEOPLE.filter(({ email }) => !ids.has(email));
  const signUp = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const { email, name, isAdmin = false } = person;
      ids.set(email, await ensureAuthUser({ email, name, isAdmin }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signUp));

  const people = PEOPLE.map((person): Settled => ({ ...person, userId: ids.get(person.email) as string }));
  const histories = await db().$transaction(
    async (tx) => {
      // Should two seed at once, the second finds everything there.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('garfo:seed'))`;
      await writePeople(tx, people, now);
      await writeBusiness(tx, people, now);
      await writeCare(tx, people, now);
      await writePractice(tx, people, now);
      await writeOwnFoods(tx, people, now);
      return writeHistories(tx, people, now);
    },
    { timeout: 60_000 },
  );
  await orderPending(people, now);
  return { people: people.length, histories };
}
