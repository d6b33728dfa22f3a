/** Shape Detection API: https://wicg.github.io/shape-detection-api/ */
type BarcodeReader = { detect: (source: ImageBitmap | HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type BarcodeReaderClass = new (options: { formats: string[] }) => BarcodeReader;

const FORMATS = ["ean_13", "ean_8", "upc_a"];

function readerClass(): BarcodeReaderClass | undefined {
  return (globalThis as { BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector;
}

/** Whether this browser reads barcodes by itself. */
export function readsBarcodes(): boolean {
  return readerClass() !== undefined;
}

/** What reads the barcodes of food packages on the device; null where the browser has none. */
export function barcodeReader(): BarcodeReader | null {
  const Reader = readerClass();
  return Reader ? new Reader({ formats: FORMATS }) : null;
}
