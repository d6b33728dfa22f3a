/** Failures. Tight for one address from one place, looser from everywhere: nobody locks another out easily. */
export const PER_PAIR = { name: "login-pair", per: "email", max: 10, windowSeconds: 900 } as const;
export const PER_EMAIL = { name: "login", per: "email", max: 60, windowSeconds: 900 } as const;
export const PER_IP = { name: "login", per: "ip", max: 300, windowSeconds: 300 } as const;
/** On a device on which somebody has signed in before: theirs alone, whatever is guessed elsewhere. */
export const PER_DEVICE = { ...PER_PAIR, name: "login-device" } as const;
/** Failures and tries under way: of guesses made at once no more than these get through, however many processes check them. */
export const TRIES = { ...PER_PAIR, name: "login-try", max: PER_PAIR.max + 8 } as const;
