import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const SMALLEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Puts beside each script and style of a build what a browser is sent of it (`server-files.mjs`): four seconds of one processor. */
export async function compressFiles(buildFolder: string): Promise<void> {
  const files = readdirSync(join(buildFolder, "static"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(js|css)$/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file), SMALLEST))),
  );
}
