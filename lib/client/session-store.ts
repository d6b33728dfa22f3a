import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { User } from "@/lib/profile/user";

/** The one name under which the browser keeps the session. */
export const STORE_NAME = "garfo-session";

/** What is kept of a user in the browser: who they are, none of their body, health or documents. */
export type SessionUser = Pick<User, "id" | "name" | "email" | "role" | "company">;

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

const NOBODY = { user: null, token: null, refreshToken: null };

/** The session in the browser. Read it with a selector; change it with the functions below. */
export const useSession = create<SessionState>()(
  persist((): SessionState => ({ ...NOBODY, theme: null, isRestored: false }), {
    name: STORE_NAME,
    version: 1,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ user, token, refreshToken, theme }) => ({ user, token, refreshToken, theme }),
    // The server renders without a session; reading it before hydration would not match.
    skipHydration: true,
  }),
);

/** After login, sign-up or a new password. */
export function keepSession({ user, token, refreshToken }: Tokens & { user: SessionUser }): void {
  useSession.setState({ user: identityOf(user), token, refreshToken });
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

/** Keeps the choice and shows it at once. */
export function keepTheme(theme: Theme): void {
  useSession.setState({ theme });
  document.documentElement.classList.toggle("dark", theme === "dark");
}

function identityOf({ id, name, email, role, company }: SessionUser): SessionUser {
  return { id, name, email, role, company };
}
