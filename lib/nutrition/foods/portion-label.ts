const UNITS = new Set(["g", "kg", "ml", "l"]);

/**
 * So many of a portion, in Portuguese: "1 concha", "2 colheres de sopa", "1,5 unidade média".
 * @param name the portion in the singular
 */
export function portionLabel(quantity: number, name: string): string {
  const amount = String(Math.round(quantity * 100) / 100).replace(".", ",");
  return `${amount} ${quantity < 2 || UNITS.has(name) ? name : portionPlural(name)}`;
}

/** "colher de sopa" -> "colheres de sopa", "copo americano" -> "copos americanos", "porção" -> "porções". */
export function portionPlural(name: string): string {
  if (name === "long neck") return "long necks";
  const [head = "", ...complement] = name.split(/(?= de )/);
  return `${head.split(" ").map(plural).join(" ")}${complement.join("")}`;
}

function plural(word: string): string {
  if (word.endsWith("ão")) return `${word.slice(0, -2)}ões`;
  if (/[rz]$/.test(word)) return `${word}es`;
  if (word.endsWith("m")) return `${word.slice(0, -1)}ns`;
  if (word.endsWith("l")) return `${word.slice(0, -1)}is`;
  return word.endsWith("s") ? word : `${word}s`;
}
