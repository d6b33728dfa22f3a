import { z } from "zod";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";

const unknown = route({ summary: "No such call", access: "public", response: z.never() }, async () => {
  throw new AppError("not_found");
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
