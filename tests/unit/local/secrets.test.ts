import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { loadSecrets } from "@/local/secrets";
import { scratchFolder } from "@/tests/scratch";

describe("secrets of a machine", () => {
  it("are drawn once and kept, for the owner's eyes only", () => {
    const dir = scratchFolder();
    const first = loadSecrets(dir);
    expect(loadSecrets(dir)).toEqual(first);
    expect(loadSecrets(scratchFolder()).supabaseJwtSecret).not.toBe(first.supabaseJwtSecret);
    expect(statSync(join(dir, "secrets.json")).mode & 0o077).toBe(0);
  });

  it("that a newer version adds are drawn beside the old ones", () => {
    const dir = scratchFolder();
    const { modelApiKey: _, ...older } = loadSecrets(dir);
    writeFileSync(join(dir, "secrets.json"), JSON.stringify(older));
    expect(loadSecrets(dir)).toMatchObject(older);
    expect(loadSecrets(dir).modelApiKey).toMatch(/^local-/);
    expect(JSON.parse(readFileSync(join(dir, "secrets.json"), "utf8"))).toHaveProperty("modelApiKey");
  });

  it("hold project keys signed as a hosted project signs them", async () => {
    const { supabaseJwtSecret, supabaseAnonKey, supabaseServiceRoleKey } = loadSecrets(scratchFolder());
    const secret = new TextEncoder().encode(supabaseJwtSecret);
    expect((await jwtVerify(supabaseAnonKey, secret)).payload.role).toBe("anon");
    expect((await jwtVerify(supabaseServiceRoleKey, secret)).payload.role).toBe("service_role");
  });
});
