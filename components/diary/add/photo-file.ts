import { barcodeReader } from "@/lib/client/barcode-reader";

/** The server draws it anew at 1,280 pixels a side: more would only be a longer upload. */
const MAX_SIDE = 1_280;

/** What the barcodes on a picture say, read on the device; none where it cannot be read. */
export async function barcodesOn(file: Blob): Promise<string[]> {
  const reader = barcodeReader();
  if (!reader) return [];
  const picture = await createImageBitmap(file);
  const codes = await reader.detect(picture);
  picture.close();
  return codes.map(({ rawValue }) => rawValue);
}

/** The picture as large as it is looked at, without anything that was written beside it; as it is where that fails. */
export async function shrunken(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
  } catch {
    return file;
  }
}
