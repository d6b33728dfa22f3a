import { apiDocument, DESCRIPTION_CALL } from "@/app/api/openapi.json/api-document";
import { route } from "@/lib/access/route";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(DESCRIPTION_CALL, async () => apiDocument());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
