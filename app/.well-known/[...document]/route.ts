import { AppError } from "@/lib/errors";
import { answerError } from "@/lib/http/answer";
import { localeOf } from "@/lib/http/reader-locale";
import { serverMetadata } from "@/lib/oauth/server-metadata.server";

/** How programs that speak OAuth find their way; whatever else is looked for here is not there. */
export function GET(request: Request): Response {
  return serverMetadata(request) ?? answerError(new AppError("not_found"), localeOf(request), request);
}

export const OPTIONS = GET;
