import fc from "fast-check";
import { expect, it } from "vitest";
import { RECOVERY_CODE_BYTES, recoveryCode, recoveryCodeHash } from "@/lib/auth/second-factor/recovery-codes";

const USER = "01a1fb6b-5f94-7541-8d1e-6d037587f1d5";
const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });

it("writes every bit of a recovery code in letters that cannot be mistaken", () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const code = recoveryCode(one);
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(code === recoveryCode(other)).toBe(Buffer.compare(one, other) === 0);
    }),
  );
});

it("knows a code however it is written, and nobody else's", () => {
  const code = recoveryCode(new Uint8Array([0, 68, 50, 20, 199, 66, 84, 182, 53, 207]));
  const hash = recoveryCodeHash(USER, code);
  const written = [
    code.toLowerCase(),
    code.replaceAll("-", ""),
    ` ${code.replaceAll("-", " ")} `,
    code.replaceAll("0", "o").replaceAll("1", "l"),
  ];
  for (const version of written) expect(recoveryCodeHash(USER, version)).toBe(hash);
  expect(recoveryCodeHash(USER.replace("0", "1"), code)).not.toBe(hash);
});
