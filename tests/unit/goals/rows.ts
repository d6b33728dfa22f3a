/** The rows of a table that is written for people: the first line names the columns. */
export function rowsOf(table: string): Record<string, string>[] {
  const [head, ...lines] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return lines.map((cells) => Object.fromEntries(head!.map((name, i) => [name, cells[i] ?? ""])));
}
