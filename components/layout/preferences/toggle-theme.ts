/** Changes the theme at once; the store that keeps the choice is fetched only now that it is needed. */
export async function toggleTheme(): Promise<void> {
  const theme = document.documentElement.classList.toggle("dark") ? "dark" : "light";
  const { keepTheme, restoreSession } = await import("@/lib/client/session-store");
  await restoreSession();
  keepTheme(theme);
  const { sharePreferences } = await import("@/lib/client/preferences");
  await sharePreferences({ theme });
}
