import "server-only";
import { countStandings, findDue } from "@/lib/care/roster/count-standings.server";
import { now } from "@/lib/clock";

/** The next minute's job goes on with what is left. */
const LONGEST_MS = 20_000;
const NUTRITIONISTS = 200;
const PATIENTS = 500;

/** Counts anew where patients stand whose days changed or are over, so that no nutritionist waits for it. */
export async function sweepStandings(): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (const nutritionist of await findDue(now(), NUTRITIONISTS))
    while ((await countStandings(nutritionist, now(), PATIENTS)) === PATIENTS) if (Date.now() > until) return;
}
