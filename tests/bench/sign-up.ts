import { randomUUID } from "node:crypto";
import { elsewhere } from "@/tests/factories";

export type Somebody = { userId: string; token: string; email: string; password: string };

/** Somebody new, from an address of their own. */
export async function signUp(app: string): Promise<Somebody> {
  const [email, password] = [`bench.${randomUUID()}@bench.garfo.test`, randomUUID()];
  const response = await fetch(`${app}/api/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", ...elsewhere() },
    body: JSON.stringify({ name: "Bench", email, password, planId: "trial" }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  const { user, token } = (await response.json()) as { user: { id: string }; token: string };
  return { userId: user.id, token, email, password };
}
