import { randomBytes } from "node:crypto";

/** Codes of the WhatsApp Cloud API that the application must cope with: HTTP status and Meta's title. */
const KNOWN: Record<number, { status: number; title: string }> = {
  4: { status: 400, title: "(#4) Application request limit reached" },
  100: { status: 400, title: "(#100) Invalid parameter" },
  190: { status: 401, title: "Invalid OAuth access token - Cannot parse access token" },
  80007: { status: 400, title: "(#80007) Rate limit issues" },
  130429: { status: 429, title: "(#130429) Rate limit hit" },
  131000: { status: 500, title: "(#131000) Something went wrong" },
  131021: { status: 400, title: "(#131021) Recipient phone number same as sender phone number" },
  131026: { status: 400, title: "(#131026) Message undeliverable" },
  131047: { status: 400, title: "(#131047) Re-engagement message" },
  131049: {
    status: 400,
    title: "(#131049) This message was not delivered to maintain healthy ecosystem engagement",
  },
  131050: { status: 400, title: "(#131050) User has stopped marketing messages" },
  131051: { status: 400, title: "(#131051) Unsupported message type" },
  131053: { status: 400, title: "(#131053) Media upload error" },
  131056: { status: 400, title: "(#131056) (Business Account, Consumer Account) pair rate limit hit" },
  132000: {
    status: 400,
    title: "(#132000) Number of parameters does not match the expected number of params",
  },
  132001: { status: 404, title: "(#132001) Template name does not exist in the translation" },
  132015: { status: 400, title: "(#132015) Template is paused" },
};

/** An answer of the Graph API that is an error. */
export class GraphError extends Error {
  readonly status: number;

  constructor(
    readonly code: number,
    readonly details: string,
    options: { status?: number; subcode?: number } = {},
  ) {
    super(graphTitle(code));
    this.status = options.status ?? KNOWN[code]?.status ?? 500;
    this.subcode = options.subcode;
  }

  readonly subcode: number | undefined;

  body(): unknown {
    return {
      error: {
        message: this.message,
        type: "OAuthException",
        code: this.code,
        ...(this.subcode === undefined ? {} : { error_subcode: this.subcode }),
        error_data: { messaging_product: "whatsapp", details: this.details },
        fbtrace_id: `A${randomBytes(16).toString("base64url")}`,
      },
    };
  }
}

export function graphTitle(code: number): string {
  return KNOWN[code]?.title ?? `(#${code}) An unknown error has occurred`;
}

/** The error that a fault ordered by HTTP status alone most resembles. */
export function graphErrorForStatus(status: number): GraphError {
  const code = status === 401 ? 190 : status === 429 ? 130429 : status < 500 ? 100 : 131000;
  return new GraphError(code, "The console was told to fail this call.", { status });
}
