import { route } from "@/lib/access/route";
import { askVisitor } from "@/lib/analytics/ask-visitor.server";
import { visitorQuestion } from "@/lib/analytics/visitor-question";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "What to ask a visitor before a visit is told to the analytics service",
    access: "public",
    response: visitorQuestion,
  },
  ({ ctx }) => askVisitor(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
