import { expect, it, vi } from "vitest";
import { followHostedSession } from "@/lib/client/hosted-session";

it("says in Portuguese that the hosted client cannot be made, and breaks nothing", () => {
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "");
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => followHostedSession()()).not.toThrow();
  expect(said.mock.calls).toEqual([
    [
      "Não foi possível criar o cliente de autenticação:",
      expect.objectContaining({ message: expect.any(String) }),
    ],
  ]);
  said.mockRestore();
  vi.unstubAllEnvs();
});
