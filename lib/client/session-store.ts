import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { currentSupportView } from "@/lib/client/support-view";
import { type HealthConsent, healthConsentOf } from "@/lib/consents/health/health-consent";
import type { Preferences } from "@/lib/profile/preferences";
import type { User } from "@/lib/profile/user";

/** The one name under which the browser keeps the session. */
export const STORE_NAME = "garfo-session";

/** What is kept of a user in the browser: who they are, none of their body, health or documents. */
export type SessionUser = Pick<User, "id" | "name" | "email" | "role" | "company"> & {
  /** These are absent where the browser keeps a session from before there were any. */
  preferences?: Preferences | undefined;
  health_consent?: HealthConsent | undefined;
  health_consent_shown?: boolean | undefined;
};

export type Theme = "light" | "dark";

export type Tokens = { token: string; refreshToken: string };

export type SessionState = {
  user: SessionUser | null;
  token: string | null;
  refreshToken: string | null;
  /** null follows the system. */
  theme: Theme | null;
  /** Whether what the browser keeps has been read; nothing is known of the session before. */
  isRestored: boolean;
};

/** Where people live until they say otherwise. */
const USUAL_TIME_ZONE = "America/Sao_Paulo";

const NOBODY = { user: null, token: null, refreshToken: null };

/** Whose screens an administrator sees is not kept: the stored user stays their own. */
function browserStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const stored = localStorage;
  return {
    getItem: (name) => stored.getItem(name),
    removeItem: (name) => stored.removeItem(name),
    setItem: (name, value) => {
      const kept = currentSupportView() && stored.getItem(name);
      stored.setItem(name, kept ? withUserOf(kept, value) : value);
    },
  };
}

function withUserOf(kept: string, value: string): string {
  const next = JSON.parse(value);
  return JSON.stringify({ ...next, state: { ...next.state, user: JSON.parse(kept).state.user } });
}

/** The session in the browser. Read it with a selector; change it with the functions below. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ ...NOBODY, theme: null, isRestored: false }), {
    name: STORE_NAME,
    version: 1,
    storage: createJSONStorage(() => browserStorage()),
    partialize: ({ user, token, refreshToken, theme }) => ({ user, token, refreshToken, theme }),
    // The server renders without a session; reading it before hydration would not match.
    skipHydration: true,
  }),
);

/** The time zone of whoever is logged in. */
export function timeZoneOf({ user }: SessionState): string {
  return user?.preferences?.time_zone ?? USUAL_TIME_ZONE;
}

/** Reads what the browser keeps where no screen has done so: writing before reading would lose it. */
export async function restoreSession(): Promise<void> {
  if (!useSession.getState().isRestored) await useSession.persist.rehydrate();
}

/** After login, sign-up or a new password. The person's theme holds where this browser has none of its own. */
export function keepSession({ user, token, refreshToken }: Tokens & { user: SessionUser }): void {
  useSession.setState(({ theme }) => ({
    ...{ user: identityOf(user), token, refreshToken },
    theme: theme ?? user.preferences?.theme ?? null,
  }));
}

export function keepTokens({ token, refreshToken }: Tokens): void {
  useSession.setState({ token, refreshToken });
}

/** After the user was read or changed. */
export function keepUser(user: SessionUser): void {
  useSession.setState({ user: identityOf(user) });
}

/** Forgets user and tokens; the theme stays. */
export function forgetSession(): void {
  useSession.setState(NOBODY);
}

/** Keeps the choice and shows it at once. @param theme null follows the device */
export function keepTheme(theme: Theme | null): void {
  useSession.setState({ theme });
  const isDark = theme === null ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  document.documentElement.classList.toggle("dark", isDark);
}

/** Shows a person's choice before the server has answered, or after another call than the user's has kept it. */
export function applyPreferences(change: Partial<Preferences>): void {
  useSession.setState(({ user }) =>
    user?.preferences ? { user: { ...user, preferences: { ...user.preferences, ...change } } } : {},
  );
}

/** After the person has decided. @param granted null when they never have */
export function keepHealthConsent(granted: boolean | null): void {
  useSession.setState(({ user }) =>
    user ? { user: { ...user, health_consent: healthConsentOf(granted), health_consent_shown: true } } : {},
  );
}

function identityOf(user: SessionUser): SessionUser {
  const { id, name, email, role, company, preferences, health_consent, health_consent_shown } = user;
  return { id, name, email, role, company, preferences, health_consent, health_consent_shown };
}
