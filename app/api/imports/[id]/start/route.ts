import { route } from "@/lib/access/route";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { beginImport } from "@/lib/imports/begin-import.server";
import { importSchema } from "@/lib/imports/import-schema";
import { wakeForImport } from "@/lib/jobs/wake";

export const POST = route(
  {
    summary: "Have what was recognised stored, in the background",
    access: "subscriber",
    params: idParams,
    response: importSchema,
    // A file of which nothing was recognised.
    refuses: [422],
    limits: [{ name: "import-start", per: "account", max: 40, windowSeconds: 3_600 }],
  },
  async ({ ctx, viewer, params }) => {
    const answer = await beginImport(ctx, params);
    wakeForImport({ userId: viewer.userId, id: params.id });
    return answer;
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
