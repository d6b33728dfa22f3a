import { z } from "zod";

/** The `[id]` of a path: what cannot be one is as good as absent. */
export const idParams = z.object({ id: z.uuid() });
