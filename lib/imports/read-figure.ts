/** What separates decimals in a table. */
export type Decimal = "." | ",";

/** Why a cell is no figure. */
export type FigureProblem = "formula" | "negative" | "absurd" | "figure";

const FORMULA = /^[=+@]|^-\s*[A-Za-z(]/;

/**
 * The decimal mark of a table's figures: what stands before one or two last digits somewhere, and never before three
 * only; where nothing tells, the point, or the comma in a table whose cells are separated by semicolons.
 */
export function decimalOf(cells: Iterable<string>, delimiter: string): Decimal {
  let [commas, points] = [0, 0];
  for (const cell of cells) {
    if (/\d,\d{1,2}(?!\d)/.test(cell)) commas += 1;
    if (/\d\.\d{1,2}(?!\d)/.test(cell)) points += 1;
  }
  if (commas === points) return delimiter === ";" && points === 0 ? "," : ".";
  return commas > points ? "," : ".";
}

/** A figure as a cell tells it, with a unit behind it or not; null for an empty cell or a dash. @param most beyond it is no such figure */
export function readFigure(cell: string, decimal: Decimal, most: number): number | null | FigureProblem {
  const text = cell.trim();
  if (text === "" || /^(-+|–|—|n\/?a|null)$/i.test(text)) return null;
  if (FORMULA.test(text)) return "formula";
  const match = /^(-?)[\s\u00a0]*(\d[\d.,\s\u00a0']*)/.exec(text);
  if (!match) return "figure";
  const value = numberOf(match[2]!, decimal);
  if (value === null || !Number.isFinite(value)) return "figure";
  if (match[1] === "-" && value !== 0) return "negative";
  return value > most ? "absurd" : value;
}

/** Thousands set apart by the mark that is not the decimal one. */
const GROUPED = { ".": /^\d{1,3}(,\d{3})+(\.\d+)?$/, ",": /^\d{1,3}(\.\d{3})+(,\d+)?$/ } as const;

function numberOf(digits: string, decimal: Decimal): number | null {
  const bare = digits.replace(/[\s\u00a0']/g, "").replace(/[.,]$/, "");
  const other = decimal === "." ? "," : ".";
  // "1,050" in a table of points, and "1.050,5" in one of commas; "12,5" alone in the former can only be a decimal.
  const isGrouped = bare.includes(other) && GROUPED[decimal].test(bare);
  const isOther = bare.includes(other) && !bare.includes(decimal) && !isGrouped;
  const plain = isOther ? bare.replace(other, ".") : bare.replaceAll(other, "").replace(decimal, ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** An amount with its unit: "58.00 g" -> 58 g, "2  x 1 oz, 56 g" -> 56 g, "1 cup (8 fl oz)" -> 1 cup. */
export function readAmount(cell: string, decimal: Decimal): { quantity: number; unit: string } | null {
  const weighed = /(\d[\d.,]*)\s*(g|gr|gram|grams|gramas?|ml|kg|l)\b\.?\s*\)?\s*$/i.exec(cell.trim());
  if (weighed) {
    const quantity = numberOf(weighed[1]!, decimal);
    if (quantity !== null) return { quantity, unit: weighed[2]!.toLowerCase() };
  }
  const match = /^\s*(\d[\d.,]*)\s*(.*)$/.exec(cell.trim());
  if (!match) return null;
  const quantity = numberOf(match[1]!, decimal);
  return quantity === null ? null : { quantity, unit: match[2]!.trim().toLowerCase() };
}

/** Grams (of a liquid, millilitres) in one of a unit of weight or volume; null for any other. Avoirdupois and US fluid ounces. */
export function gramsOfUnit(unit: string): number | null {
  switch (unit.replace(/\.$/, "")) {
    case "g":
    case "gr":
    case "gram":
    case "grams":
    case "grama":
    case "gramas":
    case "ml":
      return 1;
    case "mg":
      return 0.001;
    case "kg":
    case "l":
    case "liter":
    case "litre":
    case "litro":
    case "litros":
      return 1_000;
    case "oz":
    case "ounce":
    case "ounces":
      return 28.35;
    case "fl oz":
      return 29.57;
    case "lb":
    case "lbs":
      return 453.59;
    default:
      return null;
  }
}
