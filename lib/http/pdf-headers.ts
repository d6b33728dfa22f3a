/** Headers of a PDF that the reader saves under a name of letters, digits and hyphens. */
export function pdfHeaders(name: string): Record<string, string> {
  return {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  };
}
