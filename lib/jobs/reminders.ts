import "server-only";
import { remindDue } from "@/lib/chat/reminders/remind-people.server";
import { now } from "@/lib/clock";
import { boss, HELP } from "@/lib/jobs/boss";
import { wakeOutbox } from "@/lib/jobs/outbox";
import { postPushes } from "@/lib/jobs/pushes";
import { postMail } from "@/lib/mail/mail-outbox";

/** People settled in one transaction: a fraction of its time limit even on a machine that is overrun. */
const BATCH = 100;
/** Workers asked to join in when more than a batch is due at once. */
const HELPERS = 31;
/** The next minute's job goes on with what is left. */
const LONGEST_MS = 50_000;

/** Writes to everybody whose time has come; one worker a minute begins, and asks the others when there is much to do. */
export async function remind(): Promise<void> {
  if (!(await settleBatch())) return;
  const queue = await boss(true);
  await queue.insert(
    HELP,
    Array.from({ length: HELPERS }, () => ({})),
  );
  await helpRemind();
}

/** Takes shares of what is due until nothing is left. */
export async function helpRemind(): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  while (await settleBatch()) if (Date.now() > until) return;
}

/** @returns whether there may be more */
async function settleBatch(): Promise<boolean> {
  const { people, contacts, mailed, pushed } = await remindDue(now(), BATCH);
  wakeOutbox(contacts, "patient");
  if (mailed) postMail();
  if (pushed) postPushes();
  return people === BATCH;
}
