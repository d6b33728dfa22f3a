import { expect, it } from "vitest";
import { contentPolicy } from "@/lib/http/security-headers";

const PAGE = {
  nonce: "abc",
  scriptHashes: ["sha256-x"],
  connect: ["https://p.supabase.co"],
  development: false,
};

it("lets no inline and no foreign script run on pages of people's own data", () => {
  const policy = contentPolicy(PAGE);
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic' 'sha256-x';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("connect-src 'self' https://p.supabase.co;");
  expect(policy).toMatch(/frame-ancestors 'none'$/);
});

it("knows static pages, which have no nonce, and development, which evaluates", () => {
  expect(contentPolicy({ ...PAGE, nonce: null })).toContain("script-src 'self' 'unsafe-inline';");
  expect(contentPolicy({ ...PAGE, development: true })).toContain("'unsafe-eval'");
});
