import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { readEnv } from "@/lib/env";

const SETTINGS = {
  DATABASE_URL: "postgresql://garfo:x@127.0.0.1:5432/garfo",
  NEXT_PUBLIC_APP_URL: "http://127.0.0.1:3000",
  NEXT_PUBLIC_SUPABASE_URL: "http://127.0.0.1:54321",
  NEXT_PUBLIC_SUPABASE_ANON_KEY: "anon",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  SUPER_ADMIN_EMAIL: "Admin@Garfo.test",
  WHATSAPP_ACCESS_TOKEN: "token",
  WHATSAPP_APP_SECRET: "0123456789abcdef",
  WHATSAPP_VERIFY_TOKEN: "verify-me",
  WHATSAPP_PHONE_NUMBER_ID: "123",
  NEXT_PUBLIC_WHATSAPP_NUMBER: "5511900000000",
  MERCADO_PAGO_ACCESS_TOKEN: "APP_USR-x",
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "Garfo <ola@garfo.test>",
};

it("fills in what has a default, and takes empty settings for absent ones", () => {
  expect(readEnv({ ...SETTINGS, LOG_LEVEL: "", SUPABASE_JWT_SECRET: "" })).toMatchObject({
    SUPER_ADMIN_EMAIL: "admin@garfo.test",
    LOG_LEVEL: "info",
    DATABASE_POOL_SIZE: 20,
    TRUSTED_PROXIES: 0,
    WHATSAPP_API_URL: "https://graph.facebook.com",
  });
});

it("names every setting that is missing or malformed, and never its value", () => {
  const broken = {
    ...SETTINGS,
    DATABASE_URL: "mysql://secret@host",
    SMTP_URL: undefined,
    WHATSAPP_APP_SECRET: "short",
  };
  const read = () => readEnv(broken);
  expect(read).toThrow(/DATABASE_URL[\s\S]*WHATSAPP_APP_SECRET[\s\S]*SMTP_URL/);
  expect(read).not.toThrow(/secret@host/);
});

it("ends a server that misses settings, naming them", () => {
  const register = 'import("./instrumentation.ts").then(({ register }) => register())';
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "--eval", register],
    // Nothing but where programs are.
    { env: { PATH: process.env.PATH, NEXT_RUNTIME: "nodejs", NODE_ENV: "production" }, encoding: "utf8" },
  );
  expect(stderr).toMatch(/^Garfo cannot start, settings missing or malformed.*\n {2}DATABASE_URL: /);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

it("takes settings that belong together all or none", () => {
  const analytics = {
    ANALYTICS_SERVICE: "umami",
    ANALYTICS_URL: "https://umami.example",
    ANALYTICS_SITE: "garfo",
  };
  expect(readEnv({ ...SETTINGS, ...analytics })).toMatchObject(analytics);
  const partly = () => readEnv({ ...SETTINGS, ANALYTICS_URL: analytics.ANALYTICS_URL });
  expect(partly).toThrow(/ANALYTICS_SERVICE: missing.*\n.*ANALYTICS_SITE: missing/);
  expect(() => readEnv({ ...SETTINGS, ...analytics, ANALYTICS_SERVICE: "other" })).toThrow(
    /ANALYTICS_SERVICE/,
  );
});
