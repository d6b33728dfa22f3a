import { createRequire } from "node:module";
import { join } from "node:path";

// The packages' own modules for `import` name files that they do not have.
const require = createRequire(import.meta.url);
const { PrismaClientTsGenerator } = require("@prisma/client-generator-ts");
const { getGenerator } = require("@prisma/internals");

/** Writes the database client that prisma/schema.prisma asks for: `prisma generate` without Prisma's command line. */
const generator = await getGenerator({
  schemaPath: join(import.meta.dirname, "..", "..", "prisma", "schema.prisma"),
  registry: { "prisma-client": { type: "in-process", generator: new PrismaClientTsGenerator() } },
  skipDownload: true,
  cliCommand: "generate",
});
await generator.generate();
generator.stop();
