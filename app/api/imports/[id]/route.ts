import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { undoImport } from "@/lib/imports/begin-import.server";
import { importChoicesBody, importSchema } from "@/lib/imports/import-schema";
import { loadImport } from "@/lib/imports/load-imports.server";
import { changeImport } from "@/lib/imports/preview-import.server";
import { wakeForImport } from "@/lib/jobs/wake";

export const GET = route(
  {
    summary: "One import: what was recognised, how far it has come, which rows were left out and why",
    access: "reader",
    params: idParams,
    response: importSchema,
  },
  ({ ctx, params }) => loadImport(ctx, params),
);

export const PUT = route(
  {
    summary: "Read the same file otherwise, before it is begun: other columns, another order of dates",
    access: "subscriber",
    params: idParams,
    body: importChoicesBody,
    response: importSchema,
    limits: [{ name: "import-choices", per: "account", max: 120, windowSeconds: 3_600 }],
  },
  ({ ctx, params, body }) => changeImport(ctx, { ...body, ...params }),
);

export const DELETE = route(
  {
    summary: "Take an import back, for 30 days; one that was not begun is forgotten",
    access: "reader",
    params: idParams,
    response: importSchema,
    limits: [{ name: "import-undo", per: "account", max: 40, windowSeconds: 3_600 }],
  },
  async ({ ctx, viewer, params }) => {
    const answer = await undoImport(ctx, params);
    wakeForImport({ userId: viewer.userId, id: params.id });
    return answer;
  },
);

export const { POST, PATCH, OPTIONS } = refuseOthers("GET", "PUT", "DELETE");
