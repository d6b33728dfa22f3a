import "server-only";
import pino from "pino";
import { env } from "@/lib/env";

let instance: pino.Logger | undefined;

/** Structured log. Call it with ids and codes only: no body, token, CPF, phone or health datum. */
export function log(): pino.Logger {
  instance ??= pino({
    level: env().LOG_LEVEL,
    redact: {
      paths: [
        "authorization",
        "cookie",
        "token",
        "refreshToken",
        "password",
        "cpf",
        "phone",
        "email",
        "text",
        "payload",
      ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[redacted]",
    },
  });
  return instance;
}
