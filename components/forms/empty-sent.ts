/** Empties a field of what was sent from it; what somebody has typed there since is the next thing they have to say. */
export function emptySent(form: HTMLFormElement | null, name: string, sent: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === sent) field.value = "";
}
