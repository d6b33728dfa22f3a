import "server-only";

/** Pixels before decoding: what a phone's camera takes, and no bomb. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 1_280;

/**
 * The picture drawn anew as a JPEG of at most 1,280 pixels a side, upright, without place, camera or anything else that
 * was written beside it.
 * @returns null when it is no picture that can be drawn
 * @throws Error where the machine has no build of the library
 */
export async function reencode(file: Uint8Array): Promise<Uint8Array | null> {
  // Loaded when first needed: whoever only writes never waits for it.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    return null;
  }
}
