/** Changes the theme at once. */
export function toggleTheme(): void {
  document.documentElement.classList.toggle("dark");
}
