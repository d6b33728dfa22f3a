/** Changes the theme at once; the store that keeps the choice is fetched only now that it is needed. */
export async function toggleTheme(): Promise<void> {
  const theme = document.documentElement.classList.toggle("dark") ? "dark" : "light";
  const { keepTheme, useSession } = await import("@/lib/client/session-store");
  // On pages that never read the session, writing before reading would lose it.
  if (!useSession.getState().isRestored) await useSession.persist.rehydrate();
  keepTheme(theme);
}
