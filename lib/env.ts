import "server-only";
import { z } from "zod";

const url = z.url();
const secret = z.string().min(16, "at least 16 characters");

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "a postgresql:// address"),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(20),
  NEXT_PUBLIC_APP_URL: url,
  NEXT_PUBLIC_SUPABASE_URL: url,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: z.string().min(1),
  /** HS256 secret of the auth server; absent when it signs with a key set. */
  SUPABASE_JWT_SECRET: secret.optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
  SUPER_ADMIN_EMAIL: z.email().toLowerCase(),
  WHATSAPP_API_URL: url.default("https://graph.facebook.com"),
  WHATSAPP_API_VERSION: z.string().default("v24.0"),
  WHATSAPP_ACCESS_TOKEN: z.string().min(1),
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: z.string().min(8),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, "digits only"),
  /** Approved template that stands in for an answer once the 24-hour window is closed; without it the answer fails. */
  WHATSAPP_REPLY_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, "lower-case letters, digits, underscores")
    .optional(),
  NEXT_PUBLIC_WHATSAPP_NUMBER: z.string().regex(/^\d{10,15}$/, "digits with country code"),
  /** OpenAI-compatible endpoint that looks at photos and hears recordings; without it the assistant asks for words. */
  MODEL_API_URL: url.optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_NAME: z.string().min(1).optional(),
  /** Where another model than MODEL_NAME transcribes. */
  MODEL_AUDIO_NAME: z.string().min(1).optional(),
  /** Model asked whether an unclear message tells of an emergency; without it no text goes to any model. */
  MODEL_SAFETY_NAME: z.string().min(1).optional(),
  /** Another address of the API, on this machine only: the SDK has the provider's built in. */
  MERCADO_PAGO_API_URL: url
    .refine(
      (given) => ["127.0.0.1", "localhost", "[::1]"].includes(new URL(given).hostname),
      "this machine only",
    )
    .optional(),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().min(1),
  /** Signs the notifications; without it all are refused, and payments are found by asking. */
  MERCADO_PAGO_WEBHOOK_SECRET: secret.optional(),
  /** Where products are looked up by their barcodes. */
  OPEN_FOOD_FACTS_URL: url.default("https://world.openfoodfacts.org"),
  /** Keys that push services know us by (RFC 8292), all three or none; without them no device is offered reminders. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, "65 bytes in base64url")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "32 bytes in base64url")
    .optional(),
  /** Whom a push service writes to about our messages. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@|https:\/\/)/, "a mailto: or https:// address")
    .optional(),
  /** A push service on this machine, which may be called although no other address here may. */
  PUSH_SERVICE_URL: url
    .refine(
      (given) => ["127.0.0.1", "localhost", "[::1]"].includes(new URL(given).hostname),
      "this machine only",
    )
    .optional(),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "an smtp:// address"),
  MAIL_FROM: z.string().min(3),
  /** Proxies of ours in front of the application, each appending to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** The analytics service that visits are told to by whoever agrees, all three or none: what it is, where, and our site there. */
  ANALYTICS_SERVICE: z.enum(["umami", "plausible"]).optional(),
  ANALYTICS_URL: url.optional(),
  ANALYTICS_SITE: z.string().min(1).max(200).optional(),
  /** Collector of traces and metrics (OTLP over HTTP); without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Whether the web process also runs the background jobs. */
  WORKER_IN_WEB: z.enum(["true", "false"]).default("true"),
});

/** Settings that make sense together alone. */
const TOGETHER = [
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
  ["ANALYTICS_SERVICE", "ANALYTICS_URL", "ANALYTICS_SITE"],
] as const;

const schema = settings.superRefine((given, { addIssue }) => {
  for (const names of TOGETHER) {
    const missing = names.filter((name) => !given[name]);
    if (missing.length === names.length) continue;
    const message = `missing beside the other ${names[0].split("_")[0]} settings`;
    for (const name of missing) addIssue({ code: "custom", path: [name], message });
  }
});

export type Env = z.infer<typeof settings>;

/**
 * Reads every setting once.
 * @throws Error naming each missing or malformed setting, never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(
    `Garfo cannot start, settings missing or malformed (see .env.example):\n${lines.join("\n")}`,
  );
}

let cached: Env | undefined;

/** The settings of this process. @throws as {@link readEnv}, on first use. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
