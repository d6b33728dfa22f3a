/** Look of one tab, whether it is a link or switches within the page. */
export const tabClass =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors focus-visible:-outline-offset-2 hover:text-ink data-disabled:opacity-50 data-[state=active]:border-leaf data-[state=active]:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-ink";
