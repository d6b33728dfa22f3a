import { route } from "@/lib/access/route";
import { checkHealth, healthSchema } from "@/lib/admin/check-health.server";
import { answerJson } from "@/lib/http/answer";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "Whether the product and what it stands on answer; 503 when the database does not",
    access: "public",
    response: healthSchema,
  },
  async ({ now }) => {
    const health = await checkHealth(now);
    return health.status === "down" ? answerJson(health, 503, { "Retry-After": "2" }) : health;
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
