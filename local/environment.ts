import type { StackPorts } from "./ports";
import type { Secrets } from "./secrets";

/** The number that people of the local WhatsApp write to. */
export const ASSISTANT_NUMBER = "5511900000000";

export interface Replaced {
  postgres: boolean;
  supabase: boolean;
  whatsapp: boolean;
  mercadoPago: boolean;
  mail: boolean;
  model: boolean;
  openFoodFacts: boolean;
  push: boolean;
}

/** Which rented services the settings name, so that their stand-ins stay away. */
export function replacedServices(settings: Record<string, string | undefined>): Replaced {
  return {
    postgres: Boolean(settings.DATABASE_URL),
    supabase: Boolean(settings.NEXT_PUBLIC_SUPABASE_URL),
    whatsapp: Boolean(settings.WHATSAPP_ACCESS_TOKEN),
    mercadoPago: Boolean(settings.MERCADO_PAGO_ACCESS_TOKEN),
    mail: Boolean(settings.SMTP_URL),
    model: Boolean(settings.MODEL_API_URL),
    openFoodFacts: Boolean(settings.OPEN_FOOD_FACTS_URL),
    push: Boolean(settings.VAPID_PRIVATE_KEY),
  };
}

/**
 * Every setting of .env.example: those given stay, the rest points at the stand-ins. A service that is given is taken
 * whole: none of its settings is filled in from here, so that a real project never gets a local secret.
 */
export function localEnvironment(options: {
  settings: Record<string, string | undefined>;
  secrets: Secrets;
  ports: StackPorts;
  databaseUrl: string;
}): Record<string, string> {
  const { settings, secrets, ports } = options;
  const replaced = replacedServices(settings);
  const stand = `http://127.0.0.1:${ports.console}`;
  const env: Record<string, string> = {
    PORT: String(ports.web),
    NEXT_PUBLIC_APP_URL: `http://127.0.0.1:${ports.web}`,
    SUPER_ADMIN_EMAIL: "admin@garfo.test",
    MAIL_FROM: "Garfo <ola@garfo.test>",
    LOG_LEVEL: "info",
    WORKER_IN_WEB: "true",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  if (!replaced.postgres) env.DATABASE_URL = options.databaseUrl;
  if (!replaced.supabase) {
    env.NEXT_PUBLIC_SUPABASE_URL = `http://127.0.0.1:${ports.supabase}`;
    env.NEXT_PUBLIC_SUPABASE_ANON_KEY = secrets.supabaseAnonKey;
    env.SUPABASE_JWT_SECRET = secrets.supabaseJwtSecret;
    env.SUPABASE_SERVICE_ROLE_KEY = secrets.supabaseServiceRoleKey;
  }
  if (!replaced.whatsapp) {
    env.WHATSAPP_API_URL = `${stand}/whatsapp`;
    env.WHATSAPP_ACCESS_TOKEN = secrets.whatsappAccessToken;
    env.WHATSAPP_APP_SECRET = secrets.whatsappAppSecret;
    env.WHATSAPP_VERIFY_TOKEN = secrets.whatsappVerifyToken;
    env.WHATSAPP_PHONE_NUMBER_ID = secrets.whatsappPhoneNumberId;
    env.NEXT_PUBLIC_WHATSAPP_NUMBER = ASSISTANT_NUMBER;
  }
  if (!replaced.mercadoPago) {
    env.MERCADO_PAGO_API_URL = `${stand}/mercado-pago`;
    env.MERCADO_PAGO_ACCESS_TOKEN = secrets.mercadoPagoAccessToken;
    env.MERCADO_PAGO_WEBHOOK_SECRET = secrets.mercadoPagoWebhookSecret;
  }
  if (!replaced.mail) env.SMTP_URL = `smtp://127.0.0.1:${ports.smtp}`;
  if (!replaced.model) {
    env.MODEL_API_URL = `${stand}/model`;
    env.MODEL_API_KEY = secrets.modelApiKey;
    env.MODEL_NAME = "garfo-local";
  }
  if (!replaced.openFoodFacts) env.OPEN_FOOD_FACTS_URL = `${stand}/open-food-facts`;
  if (!replaced.push) {
    env.PUSH_SERVICE_URL = `${stand}/push`;
    env.VAPID_PUBLIC_KEY = secrets.vapidPublicKey;
    env.VAPID_PRIVATE_KEY = secrets.vapidPrivateKey;
    env.VAPID_SUBJECT = "mailto:ola@garfo.test";
  }
  const given = Object.entries(settings).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...env, ...Object.fromEntries(given) };
}
