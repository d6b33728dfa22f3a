import "server-only";
import type { z } from "zod";
import { now as readClock } from "@/lib/clock";
import type { Actor, Context, Person } from "@/lib/context";
import { answerError, answerJson } from "@/lib/http/answer";
import { clientAddress } from "@/lib/http/client-address";
import { readBody, readParams, readQuery } from "@/lib/http/parse";
import { localeOf } from "@/lib/http/reader-locale";
import { limitRequest, type RequestLimit } from "@/lib/limits/limit-request.server";
import { countCall } from "@/lib/telemetry/count-operation.server";
import { isMeasured, measureRequest } from "@/lib/telemetry/measures";
import { withoutIds } from "@/lib/telemetry/plain-attributes";

const MAX_BODY_BYTES = 64 * 1024;

type Schema = z.ZodType;
type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a call says of itself; `A` names what the gate asks of its caller. */
export type RouteSpec<A extends string, B, Q, P, R extends Schema> = {
  summary: string;
  /** "public" needs no bearer; everything else is for the gate to judge. */
  access: A;
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
  /** Read by support in somebody's name: it changes nothing and tells nothing of health. Without it support is refused. */
  forSupport?: true;
  limits?: readonly RequestLimit[];
  /** Statuses of its own refusals, beside those that follow from the rest of this. */
  refuses?: readonly number[];
  maxBytes?: number;
};

/** Who a call comes from, as the gate found out. */
export type Caller<V extends Person = Person, S = unknown> = {
  viewer: V;
  session: S;
  /** Who acts, where it is not the viewer. */
  actor?: Actor;
};

/** Lets a call in or refuses it by throwing an AppError. */
export type Gate<A extends string, C extends Caller> = (
  request: Request,
  asked: { access: A; keepsHealthData: boolean; forSupport: boolean },
  from: { ip: string; now: Date },
) => Promise<C>;

type Call<B, Q, P, A, C extends Caller> = {
  body: Out<B>;
  query: Out<Q>;
  params: Out<P>;
  /** To call the use case with. */
  ctx: A extends "public" ? Context<null> : Context<C["viewer"]>;
  viewer: A extends "public" ? null : C["viewer"];
  /** The verified token and what it says. */
  session: A extends "public" ? null : C["session"];
  request: Request;
  /** The address that our own proxy vouches for. */
  ip: string;
  /** Headers to add to the answer. */
  headers: Headers;
} & Pick<Context, "now" | "locale">;

/** What of a spec the gate is asked with. */
type Asking = { access: string; keepsHealthData?: true; forSupport?: true };

type Handler<A extends string> = ((
  request: Request,
  context: { params: Promise<unknown> },
) => Promise<Response>) & {
  spec: RouteSpec<A, Schema | undefined, Schema | undefined, Schema | undefined, Schema>;
};

/**
 * The wrapper of all API calls behind a gate: limits, lets in, parses, answers, maps errors. A handler returns plain data
 * of the response schema, or a Response of its own (streams, redirects).
 */
export function routeBehind<Requirement extends string, C extends Caller>(gate: Gate<Requirement, C>) {
  return function route<
    R extends Schema,
    const A extends "public" | Requirement,
    B extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    P extends Schema | undefined = undefined,
  >(
    spec: RouteSpec<A, B, Q, P, R>,
    handle: (call: Call<B, Q, P, A, C>) => Promise<z.input<R> | Response>,
  ): Handler<A> {
    const answer = async (request: Request, { params }: { params: Promise<unknown> }): Promise<Response> => {
      const locale = localeOf(request);
      try {
        const now = readClock();
        const ip = clientAddress(request);
        const caller = spec.access === "public" ? null : await gate(request, asked(spec), { ip, now });
        const viewer = caller?.viewer ?? null;
        const input = {
          params: await readParams(spec.params, params),
          query: readQuery(spec.query, request),
          body: await readBody(spec.body, request, spec.maxBytes ?? MAX_BODY_BYTES),
        };
        for (const limit of spec.limits ?? [])
          await limitRequest(limit, { ip, viewer, body: input.body, now });
        const headers = new Headers();
        const ctx: Context<Person | null> = {
          actor: caller?.actor ?? actorOf(viewer),
          person: viewer,
          now,
          locale,
          tx: null,
          ip,
        };
        const call = {
          ...input,
          ctx,
          viewer,
          session: caller?.session ?? null,
          now,
          locale,
          request,
          ip,
          headers,
        };
        const result = await handle(call as Call<B, Q, P, A, C>);
        if (result instanceof Response) return result;
        return answerJson(checkedAnswer(spec.response, result), spec.status ?? 200, headers);
      } catch (error) {
        return answerError(error, locale, request);
      }
    };
    const handler: typeof answer = async (request, context) => {
      const began = performance.now();
      const response = await answer(request, context);
      const ms = performance.now() - began;
      countCall(response.status, ms);
      if (isMeasured()) {
        const path = withoutIds(new URL(request.url).pathname);
        measureRequest(request.method, path, response.status, ms / 1000);
      }
      return response;
    };
    return Object.assign(handler, { spec: spec as Handler<A>["spec"] });
  };

  function asked({ access, keepsHealthData, forSupport }: Asking) {
    return {
      access: access as Requirement,
      keepsHealthData: keepsHealthData === true,
      forSupport: forSupport === true,
    };
  }
}

function actorOf(viewer: Person | null): Actor {
  return viewer ? { kind: "person", userId: viewer.userId } : { kind: "visitor" };
}

/** An answer that breaks its own schema is our fault, never the caller's: it must not read as their bad input. */
function checkedAnswer(schema: Schema, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
  throw new Error(`The answer does not match its schema: ${where}`);
}
