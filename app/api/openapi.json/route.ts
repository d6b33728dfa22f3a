import { apiDocument, DESCRIPTION_CALL } from "@/app/api/openapi.json/api-document";
import { refuseOthers } from "@/lib/http/refuse-others";
import { route } from "@/lib/http/route";

export const GET = route(DESCRIPTION_CALL, async () => apiDocument());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
