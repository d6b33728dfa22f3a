/** A moment as the provider writes it; null for none and for what is none. */
export function providerDate(text: string | null | undefined): Date | null {
  const at = text ? new Date(text) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}
