import { describe, expect, it } from "vitest";
import { localEnvironment, replacedServices } from "@/local/environment";
import { TEST_PORTS } from "@/local/ports";
import type { Secrets } from "@/local/secrets";

const secrets: Secrets = {
  postgresPassword: "postgres-password",
  databasePassword: "database-password",
  authPassword: "auth-password",
  supabaseJwtSecret: "jwt-secret",
  supabaseAnonKey: "anon-key",
  supabaseServiceRoleKey: "service-key",
  whatsappAccessToken: "wa-token",
  whatsappAppSecret: "wa-secret",
  whatsappVerifyToken: "wa-verify",
  whatsappPhoneNumberId: "1",
  mercadoPagoAccessToken: "mp-token",
  mercadoPagoWebhookSecret: "mp-secret",
  modelApiKey: "model-key",
  identityClientSecret: "identity-secret",
  vapidPublicKey: "vapid-public",
  vapidPrivateKey: "vapid-private",
};
const environment = (settings: Record<string, string | undefined>) =>
  localEnvironment({ settings, secrets, ports: TEST_PORTS, databaseUrl: "postgresql://local/garfo" });

describe("the settings of a machine without any", () => {
  it("point every service at its stand-in", () => {
    expect(environment({})).toMatchObject({
      DATABASE_URL: "postgresql://local/garfo",
      NEXT_PUBLIC_APP_URL: `http://127.0.0.1:${TEST_PORTS.web}`,
      NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${TEST_PORTS.supabase}`,
      SUPABASE_JWT_SECRET: "jwt-secret",
      WHATSAPP_API_URL: `http://127.0.0.1:${TEST_PORTS.console}/whatsapp`,
      MERCADO_PAGO_API_URL: `http://127.0.0.1:${TEST_PORTS.console}/mercado-pago`,
      SMTP_URL: `smtp://127.0.0.1:${TEST_PORTS.smtp}`,
      MODEL_API_URL: `http://127.0.0.1:${TEST_PORTS.console}/model`,
      OPEN_FOOD_FACTS_URL: `http://127.0.0.1:${TEST_PORTS.console}/open-food-facts`,
      PUSH_SERVICE_URL: `http://127.0.0.1:${TEST_PORTS.console}/push`,
      VAPID_PRIVATE_KEY: "vapid-private",
    });
  });
});

describe("a real service", () => {
  it.each([
    ["DATABASE_URL", "postgresql://db.example/x", "postgres"],
    ["NEXT_PUBLIC_SUPABASE_URL", "https://x.supabase.co", "supabase"],
    ["WHATSAPP_ACCESS_TOKEN", "EAAx", "whatsapp"],
    ["MERCADO_PAGO_ACCESS_TOKEN", "APP_USR-x", "mercadoPago"],
    ["SMTP_URL", "smtps://mail.example", "mail"],
    ["OPEN_FOOD_FACTS_URL", "https://world.openfoodfacts.org", "openFoodFacts"],
    ["MODEL_API_URL", "https://model.example/v1", "model"],
    ["VAPID_PRIVATE_KEY", "a-key", "push"],
  ] as const)("named by %s keeps its stand-in away", (name, value, service) => {
    const replaced = replacedServices({ [name]: value });
    expect(replaced[service]).toBe(true);
    expect(Object.values(replaced).filter(Boolean)).toHaveLength(1);
    expect(environment({ [name]: value })[name]).toBe(value);
  });

  it("gets no local secret beside its own settings", () => {
    const env = environment({
      NEXT_PUBLIC_SUPABASE_URL: "https://x.supabase.co",
      WHATSAPP_ACCESS_TOKEN: "EAAx",
    });
    expect(env).not.toHaveProperty("SUPABASE_JWT_SECRET");
    expect(env).not.toHaveProperty("SUPABASE_SERVICE_ROLE_KEY");
    expect(env).not.toHaveProperty("WHATSAPP_APP_SECRET");
    expect(env).not.toHaveProperty("WHATSAPP_API_URL");
  });

  it("is not meant by an empty setting", () => {
    expect(replacedServices({ DATABASE_URL: "", SMTP_URL: undefined })).toMatchObject({
      postgres: false,
      mail: false,
    });
  });
});
