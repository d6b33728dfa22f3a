import { z } from "zod";
import { route } from "@/lib/access/route";
import { AppError } from "@/lib/errors";

const unknown = route({ summary: "No such call", access: "public", response: z.never() }, async () => {
  throw new AppError("not_found");
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
