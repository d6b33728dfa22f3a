import { jwtVerify, SignJWT } from "jose";

export const TOKEN_LIFE_S = 3600;

export type AuthMethod = "password" | "otp" | "oauth";

export interface Tokens {
  /** The claims of a token that is ours and not expired, or undefined. */
  read(token: string): Promise<Record<string, unknown> | undefined>;
  /** An access token with the claims that a hosted project puts in (lite leaves most of them out). */
  sign(user: TokenUser, session: TokenSession): Promise<string>;
}

export interface TokenSession {
  id: string;
  aal: string;
  amr: { method: string; timestamp: number }[];
}

export interface TokenUser {
  id: string;
  aud?: string;
  role?: string;
  email?: string;
  phone?: string;
  app_metadata: unknown;
  user_metadata: unknown;
}

/** Signs and reads access tokens (HS256) for the project at `url`. */
export function openTokens(url: string, jwtSecret: string): Tokens {
  const secret = new TextEncoder().encode(jwtSecret);
  return {
    async read(token) {
      try {
        return (await jwtVerify(token, secret, { algorithms: ["HS256"] })).payload;
      } catch {
        return undefined;
      }
    },
    sign: (user, { id: sessionId, aal, amr }) =>
      new SignJWT({
        aud: user.aud || "authenticated",
        role: user.role || "authenticated",
        email: user.email ?? "",
        phone: user.phone ?? "",
        app_metadata: user.app_metadata,
        user_metadata: user.user_metadata,
        aal,
        amr,
        session_id: sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(`${url}/auth/v1`)
        .setSubject(user.id)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_LIFE_S}s`)
        .sign(secret),
  };
}
