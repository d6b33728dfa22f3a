import { route } from "@/lib/access/route";
import { figuresSchema } from "@/lib/admin/money/figures-schema";
import { loadFigures } from "@/lib/admin/money/load-figures.server";
import { refuseOthers } from "@/lib/http/refuse-others";

export const GET = route(
  {
    summary: "The business in figures, and what is in trouble",
    access: "admin",
    response: figuresSchema,
  },
  ({ ctx }) => loadFigures(ctx),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("GET");
