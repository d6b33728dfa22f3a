import { route } from "@/lib/access/route";
import { readBytes } from "@/lib/http/parse";
import { refuseOthers } from "@/lib/http/refuse-others";
import { importQuery, importSchema, importsSchema, MAX_IMPORT_BYTES } from "@/lib/imports/import-schema";
import { loadImports } from "@/lib/imports/load-imports.server";
import { previewImport } from "@/lib/imports/preview-import.server";

export const GET = route(
  { summary: "The caller's imports, the newest first", access: "reader", response: importsSchema },
  ({ ctx }) => loadImports(ctx),
);

export const POST = route(
  {
    summary: "Read a file of another program, of an export or any table; nothing is stored in the diary yet",
    access: "subscriber",
    rawBody: "application/octet-stream",
    query: importQuery,
    response: importSchema,
    status: 201,
    limits: [{ name: "imports", per: "account", max: 40, windowSeconds: 3_600 }],
  },
  async ({ ctx, query, request }) =>
    previewImport(ctx, { bytes: await readBytes(request, MAX_IMPORT_BYTES), name: query.name }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "POST");
