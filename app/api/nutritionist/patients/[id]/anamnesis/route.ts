import { route } from "@/lib/access/route";
import { loadAnamnesis, saveAnamnesis } from "@/lib/care/records/keep-anamnesis.server";
import { anamnesisBody, anamnesisSchema } from "@/lib/care/records/record-schema";
import { idParams } from "@/lib/http/id-params";
import { refuseOthers } from "@/lib/http/refuse-others";
import { SETTINGS_LIMIT } from "@/lib/profile/settings-limit";

export const GET = route(
  {
    summary: "What the caller asked a patient who shares the profile and wrote down, by section",
    access: "nutritionist",
    params: idParams,
    response: anamnesisSchema,
  },
  ({ ctx, params }) => loadAnamnesis(ctx, params),
);

export const PUT = route(
  {
    summary: "Keep the anamnesis, all sections as they are sent",
    access: "nutritionist",
    params: idParams,
    body: anamnesisBody,
    response: anamnesisSchema,
    limits: [SETTINGS_LIMIT],
  },
  ({ ctx, params, body }) => saveAnamnesis(ctx, { ...params, ...body }),
);

export const { POST, PATCH, DELETE, OPTIONS } = refuseOthers("GET", "PUT");
