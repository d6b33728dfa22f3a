import "server-only";
import type { z } from "zod";
import { type Requirement, refusalFor } from "@/lib/access/rules";
import { type Authenticated, authenticate } from "@/lib/auth/session/authenticate-request.server";
import type { Viewer } from "@/lib/auth/session/viewer";
import { now as readClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { answerError, answerJson } from "@/lib/http/answer";
import { clientAddress } from "@/lib/http/client-address";
import { limitRequest, type RequestLimit } from "@/lib/http/limit-request.server";
import { readBody, readParams, readQuery } from "@/lib/http/parse";
import { localeOf } from "@/lib/http/reader-locale";
import type { Locale } from "@/lib/i18n/locale";

export const MAX_BODY_BYTES = 64 * 1024;

type Schema = z.ZodType;
type Out<S> = S extends Schema ? z.output<S> : undefined;

export type RouteSpec<B, Q, P, R extends Schema> = {
  summary: string;
  /** "public" needs no bearer; everything else names what the access table asks for. */
  access: "public" | Requirement;
  body?: B;
  query?: Q;
  params?: P;
  /** Checks the answer and documents it. */
  response: R;
  status?: number;
  /** Media types of the answer where it is not JSON alone. */
  produces?: readonly string[];
  /** Media type of a body that the handler reads by itself, for a signature over its bytes. */
  rawBody?: string;
  /** Keeps health data: refused to whoever took the consent to it back. `subscriber` calls are so anyway. */
  keepsHealthData?: true;
  limits?: readonly RequestLimit[];
  maxBytes?: number;
};

type Context<B, Q, P, A> = {
  body: Out<B>;
  query: Out<Q>;
  params: Out<P>;
  viewer: A extends "public" ? null : Viewer;
  /** The verified token and what it says. */
  session: A extends "public" ? null : Pick<Authenticated, "claims" | "token">;
  now: Date;
  locale: Locale;
  request: Request;
  /** The address that our own proxy vouches for. */
  ip: string;
  /** Headers to add to the answer. */
  headers: Headers;
};

type Handler = ((request: Request, context: { params: Promise<unknown> }) => Promise<Response>) & {
  spec: RouteSpec<Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
};

/**
 * Wraps one API call: limits, authenticates, authorises by the access table, parses, answers, maps errors.
 * The handler returns plain data of the response schema, or a Response of its own (streams, redirects).
 */
export function route<
  R extends Schema,
  const A extends "public" | Requirement,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
>(
  spec: RouteSpec<B, Q, P, R> & { access: A },
  handle: (context: Context<B, Q, P, A>) => Promise<z.input<R> | Response>,
): Handler {
  const handler = async (request: Request, { params }: { params: Promise<unknown> }): Promise<Response> => {
    const locale = localeOf(request);
    try {
      const now = readClock();
      const ip = clientAddress(request);
      const caller = spec.access === "public" ? null : await authenticate(request, now);
      const viewer = caller?.viewer ?? null;
      if (viewer && spec.access !== "public") {
        const refusal = refusalFor(spec.access, viewer, now);
        if (refusal) throw new AppError(refusal);
        if (spec.keepsHealthData && viewer.healthWithdrawn) throw new AppError("health_consent_needed");
      }
      const input = {
        params: await readParams(spec.params, params),
        query: readQuery(spec.query, request),
        body: await readBody(spec.body, request, spec.maxBytes ?? MAX_BODY_BYTES),
      };
      for (const limit of spec.limits ?? []) await limitRequest(limit, { ip, viewer, body: input.body, now });
      const headers = new Headers();
      const context = { ...input, viewer, session: caller, now, locale, request, ip, headers };
      const result = await handle(context as Context<B, Q, P, A>);
      if (result instanceof Response) return result;
      return answerJson(checkedAnswer(spec.response, result), spec.status ?? 200, headers);
    } catch (error) {
      return answerError(error, locale, request);
    }
  };
  return Object.assign(handler, { spec: spec as Handler["spec"] });
}

/** An answer that breaks its own schema is our fault, never the caller's: it must not read as their bad input. */
function checkedAnswer(schema: Schema, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
  throw new Error(`The answer does not match its schema: ${where}`);
}
