import bcrypt from "bcryptjs";
import { type Answer, refuse } from "./answers";

/** As lite hashes; LITE_AUTH_BCRYPT_COST lowers both where hundreds of accounts are made, in tests. */
const COST = Math.min(15, Math.max(4, Number(process.env.LITE_AUTH_BCRYPT_COST) || 10));
const AT_ONCE = 4;
const QUEUE = 200;

export interface PasswordDesk {
  /** Runs work that hashes; answers 503 instead when too many wait already. */
  hashing(work: () => Promise<Answer>): Promise<Answer>;
}

/** Hashing costs a processor some 60 ms each: a few at a time, a bounded queue, and beyond it a clear refusal. */
export function openPasswordDesk(): PasswordDesk {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async hashing(work) {
      if (waiting.length >= QUEUE) {
        return refuse(503, "request_timeout", "Too many sign-ins at once; try again", { "Retry-After": "2" });
      }
      if (running < AT_ONCE) running++;
      else await new Promise<void>((start) => waiting.push(start));
      try {
        return await work();
      } finally {
        // The place goes to who waits longest, or back.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

const nobodysHash = hashPassword("nobody has this password");

/** Whether a password is the one that was hashed; without a hash it takes as long, so that an unknown address does not tell. */
export async function comparePassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return (await bcrypt.compare(password, hash ?? (await nobodysHash))) && Boolean(hash);
}
