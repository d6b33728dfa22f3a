import { createHash, randomUUID } from "node:crypto";

/** What people may have accounts with here, as a hosted project names them. */
export const PROVIDERS = { google: "Google", apple: "Apple" } as const;
export type ProviderName = keyof typeof PROVIDERS;

/** What a provider tells of who agreed. */
export interface ProviderAccount {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

const CODE_LIFE_MS = 60_000;

/** Who agreed, by a code that is good once and for a minute. */
export class Grants {
  readonly #open = new Map<string, { provider: ProviderName; account: ProviderAccount; until: number }>();

  /** One account for each address: whoever agrees with it again is the same. */
  give(provider: ProviderName, person: Omit<ProviderAccount, "sub">): string {
    const email = person.email.toLowerCase();
    const sub = createHash("sha256").update(`${provider} ${email}`).digest("hex").slice(0, 21);
    const code = randomUUID();
    this.#open.set(code, { provider, account: { ...person, email, sub }, until: Date.now() + CODE_LIFE_MS });
    return code;
  }

  take(provider: ProviderName, code: string): ProviderAccount | undefined {
    const grant = this.#open.get(code);
    this.#open.delete(code);
    return grant?.provider === provider && Date.now() < grant.until ? grant.account : undefined;
  }
}

export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name);
}
