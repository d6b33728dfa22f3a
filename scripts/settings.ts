import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** The settings that a person may give, in the environment or in .env.local or .env, in this order of precedence. */
export function readSettings(root: string): Record<string, string | undefined> {
  const files = [".env.local", ".env"].map((name) => join(root, name)).filter((file) => existsSync(file));
  const given = files.reverse().map((file) => parseEnv(readFileSync(file, "utf8")));
  const merged: Record<string, string | undefined> = Object.assign({}, ...given, process.env);
  return Object.fromEntries(Object.entries(merged).filter(([name]) => SETTING.test(name)));
}

const SETTING =
  /^(DATABASE_|NEXT_PUBLIC_|SUPABASE_|SUPER_ADMIN_EMAIL$|WHATSAPP_|MERCADO_PAGO_|SMTP_URL$|MAIL_FROM$|MODEL_|OPEN_FOOD_FACTS_|VAPID_|PUSH_SERVICE_URL$|ANALYTICS_|OTEL_|TRUSTED_PROXIES$|LOG_LEVEL$|WORKER_IN_WEB$|PORT$)/;
