import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";

export type Env = { Bindings: HttpBindings };
/** One call to the console or to a stand-in. */
export type Call = Context<Env>;

const MAX_BODY = 25 * 1024 * 1024;

/**
 * The application that every stand-in's routes hang on. What it cannot answer it says as `{error: sentence}`: throw
 * HTTPException with the status and the sentence.
 */
export function newApp(): Hono<Env> {
  const app = new Hono<Env>({ strict: false });
  app.use(refuseForeignPages, plainHeaders);
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => problem(c, 413, `The body is larger than ${MAX_BODY} bytes.`),
    }),
  );
  app.notFound((c) => problem(c, 404, `There is no ${c.req.method} ${c.req.path} here.`));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return problem(c, error.status, error.message);
    console.error("Console:", error);
    return problem(c, 500, "The console itself failed; its terminal says why.");
  });
  return app;
}

/** The JSON body, where an empty one counts as `{}`; undefined for what is no JSON. */
export async function jsonBody(c: Call): Promise<unknown> {
  const text = await c.req.text();
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses and checks a JSON body. Throws HTTPException 400 with the first complaint as a sentence. */
export async function readBodyAs<S extends z.ZodType>(c: Call, schema: S): Promise<z.infer<S>> {
  const body = await jsonBody(c);
  if (body === undefined) throw new HTTPException(400, { message: "The body is not valid JSON." });
  return checked(schema, body);
}

/** The value as the schema reads it. Throws HTTPException 400 with the first complaint as a sentence. */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.length ? `"${issue.path.join(".")}": ` : "";
  const message = `${where}${issue?.message ?? "The body is not valid"}.`.replace(/\.\.$/, ".");
  throw new HTTPException(400, { message });
}

function problem(c: Context, status: HTTPException["status"], error: string): Response {
  return c.json({ error }, status);
}

/** A web page of somebody else must not drive the stand-ins through the reader's browser. */
const refuseForeignPages: MiddlewareHandler<Env> = (c, next) => {
  const origin = c.req.header("origin");
  if (origin !== undefined && origin !== `http://${c.req.header("host")}`) {
    throw new HTTPException(403, { message: "Calls from pages of another origin are not accepted." });
  }
  return next();
};

const plainHeaders: MiddlewareHandler<Env> = (c, next) => {
  c.header("cache-control", "no-store");
  c.header("x-content-type-options", "nosniff");
  return next();
};
