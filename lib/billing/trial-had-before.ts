import { createHmac } from "node:crypto";

/** The key to the marks of trials, which follows from a secret of the deployment and serves nothing else. */
export function trialKey(secret: string): Buffer {
  return createHmac("sha256", secret).update("garfo: trials had").digest();
}

/** What a trial is recognised by once its account is gone. */
export type TrialSign = { email?: string | null; cpf?: string | null; number?: string | null };

/**
 * The keyed digests of what is known of somebody. They say nothing by themselves; who has the key and an address can tell
 * that a trial was had with it. Dots and "+tags" of an address do not make it another one.
 */
export function trialDigests({ email, cpf, number }: TrialSign, key: Buffer): string[] {
  const digest = (kind: string, text: string) =>
    createHmac("sha256", key).update(`${kind}:${text}`).digest("base64url");
  return [
    ...(email ? [digest("email", plainAddress(email))] : []),
    ...(cpf ? [digest("cpf", cpf)] : []),
    ...(number ? [digest("number", number)] : []),
  ];
}

function plainAddress(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.split("+")[0] ?? local;
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}
