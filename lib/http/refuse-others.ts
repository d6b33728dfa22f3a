import "server-only";
import { AppError } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { localeOf } from "@/lib/http/reader-locale";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
type Handler = (request: Request) => Response;

/**
 * The methods that a route does not have, answering 405 with the list of those it has:
 * `export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");`
 */
export function refuseOthers(...allowed: Method[]): Record<Method | "OPTIONS", Handler> {
  const head = allowed.includes("GET") ? ["HEAD"] : [];
  const allow = ["OPTIONS", ...head, ...allowed].join(", ");
  const refuse: Handler = (request) => {
    const answer = answerError(new AppError("method_not_allowed"), localeOf(request), request);
    answer.headers.set("Allow", allow);
    return answer;
  };
  const refusals = Object.fromEntries(METHODS.map((method) => [method, refuse])) as Record<Method, Handler>;
  const tell: Handler = () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { ...refusals, OPTIONS: tell };
}
