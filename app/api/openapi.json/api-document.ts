import { z } from "zod";
import { ROUTES } from "@/app/api/openapi.json/routes";
import { REQUIREMENT_WORDS } from "@/lib/access/rules";
import { type DescribedCall, type DescribedCalls, openApiDocument } from "@/lib/http/openapi";
import { scopeOfCall } from "@/lib/tokens/token-access";
import { VERSION } from "@/lib/version";

const documentSchema = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type ApiDocument = z.output<typeof documentSchema>;

/** The call that serves the description, which is part of it. */
export const DESCRIPTION_CALL = {
  summary: "This description of the API, as OpenAPI 3.1",
  access: "public",
  response: documentSchema,
} as const;

let made: ApiDocument | undefined;

/** The whole API as OpenAPI 3.1. Made on the first call: the schemas do not change while the process runs. */
export function apiDocument(): ApiDocument {
  made ??= openApiDocument(calls(), VERSION, REQUIREMENT_WORDS) as ApiDocument;
  return made;
}

function calls(): DescribedCalls {
  const described = Object.entries(ROUTES).map(([path, module]) => [path, specsOf(path, module)]);
  return { ...Object.fromEntries(described), "/api/openapi.json": { GET: DESCRIPTION_CALL } };
}

/** Of the methods that a path has; those it refuses say nothing of themselves. */
function specsOf(path: string, module: object): Record<string, DescribedCall> {
  return Object.fromEntries(
    Object.entries(module).flatMap(([method, handler]: [string, { spec?: DescribedCall }]) => {
      const tokenScope = scopeOfCall(method, path);
      return handler?.spec ? [[method, { ...handler.spec, ...(tokenScope && { tokenScope }) }]] : [];
    }),
  );
}
