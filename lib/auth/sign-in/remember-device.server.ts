import "server-only";
import { randomBytes } from "node:crypto";
import {
  DEVICE_COOKIE,
  deviceKey,
  deviceValue,
  isKnownTo,
  readDevice,
  withPerson,
} from "@/lib/auth/sign-in/known-device";
import { env } from "@/lib/env";

/** The longest a browser keeps a cookie. */
const MAX_AGE_S = 400 * 86_400;

/** The id of the device that a request comes from, when somebody with this address has signed in on it before; else null. */
export function knownDeviceOf(request: Request, email: string): string | null {
  const device = readDevice(request.headers.get("cookie") ?? "");
  return isKnownTo(device, email, key()) ? device.id : null;
}

/** Leaves on a device the mark of who has just signed in, which no script reads and only logging in is shown. */
export function rememberDevice(headers: Headers, request: Request, email: string): void {
  const known = readDevice(request.headers.get("cookie") ?? "");
  const device = withPerson(known, email, key(), randomBytes(16).toString("base64url"));
  const secure = env().NEXT_PUBLIC_APP_URL.startsWith("https:") ? "; Secure" : "";
  const rules = `Path=/api/login; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Strict${secure}`;
  headers.append("Set-Cookie", `${DEVICE_COOKIE}=${deviceValue(device)}; ${rules}`);
}

function key(): Buffer {
  return deviceKey(env().SUPABASE_SERVICE_ROLE_KEY);
}
