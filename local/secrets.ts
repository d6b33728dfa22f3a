import { createECDH, createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a hosted deployment would be given by its providers, drawn at random for this machine. */
export interface Secrets {
  postgresPassword: string;
  databasePassword: string;
  authPassword: string;
  supabaseJwtSecret: string;
  supabaseAnonKey: string;
  supabaseServiceRoleKey: string;
  whatsappAccessToken: string;
  whatsappAppSecret: string;
  whatsappVerifyToken: string;
  whatsappPhoneNumberId: string;
  mercadoPagoAccessToken: string;
  mercadoPagoWebhookSecret: string;
  modelApiKey: string;
  identityClientSecret: string;
  vapidPublicKey: string;
  vapidPrivateKey: string;
}

const TEN_YEARS_S = 10 * 365 * 24 * 3600;

/** Reads `<dir>/secrets.json`, drawing what is missing; the file is readable by its owner only. */
export function loadSecrets(dir: string): Secrets {
  const file = join(dir, "secrets.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const secrets: Secrets = { ...drawSecrets(known.supabaseJwtSecret), ...known };
  if (Object.keys(secrets).length > Object.keys(known).length) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

function drawSecrets(jwtSecret = random(32)): Secrets {
  const issuedAt = Math.floor(Date.now() / 1000);
  const vapid = createECDH("prime256v1");
  return {
    vapidPublicKey: vapid.generateKeys("base64url"),
    vapidPrivateKey: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
      .subarray(-32)
      .toString("base64url"),
    postgresPassword: random(18),
    databasePassword: random(18),
    authPassword: random(18),
    supabaseJwtSecret: jwtSecret,
    supabaseAnonKey: projectKey("anon", jwtSecret, issuedAt),
    supabaseServiceRoleKey: projectKey("service_role", jwtSecret, issuedAt),
    whatsappAccessToken: `local-${random(18)}`,
    whatsappAppSecret: random(18),
    whatsappVerifyToken: random(12),
    whatsappPhoneNumberId: "100000000000001",
    mercadoPagoAccessToken: `TEST-${random(18)}`,
    mercadoPagoWebhookSecret: random(24),
    modelApiKey: `local-${random(18)}`,
    identityClientSecret: random(24),
  };
}

/** A project's public or service key as Supabase signs it: a JWT (HS256) that carries only a role. */
function projectKey(role: "anon" | "service_role", secret: string, issuedAt: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const head = part({ alg: "HS256", typ: "JWT" });
  const body = part({ iss: "supabase", ref: "local", role, iat: issuedAt, exp: issuedAt + TEN_YEARS_S });
  const signature = createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url");
  return `${head}.${body}.${signature}`;
}

function random(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}
