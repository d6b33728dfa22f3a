import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { Requirement } from "@/lib/access/rules";

type Spec = {
  access: "public" | Requirement;
  body?: z.ZodType;
  query?: z.ZodType;
  maxBytes?: number;
  forSupport?: true;
};

export type ApiRoute = {
  method: string;
  path: string;
  /** With something in the place of variables that nobody has. */
  url: string;
  spec: Spec;
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Every call of the API with what its file says of it, read from the files themselves: none can be forgotten. */
export async function apiRoutes(): Promise<ApiRoute[]> {
  const files = globSync("app/api/**/route.ts").filter((file) => !/webhooks|\[\.\.\.unknown\]/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => ({
      file,
      module: (await import(/* @vite-ignore */ join(process.cwd(), file))) as Record<string, unknown>,
    })),
  );
  return modules.flatMap(({ file, module }) =>
    METHODS.flatMap((method) => {
      const { spec } = (module[method] ?? {}) as { spec?: Spec };
      const path = `/${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`;
      return spec ? [{ method, path, url: path.replace(/\[[^\]]+\]/g, randomUUID()), spec }] : [];
    }),
  );
}
