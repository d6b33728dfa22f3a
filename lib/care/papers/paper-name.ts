/**
 * The name of a file in letters, digits and hyphens, which every system takes: what it is, whose, and of when:
 * "plano-marcos-vinicius-araujo-2026-10-13.pdf".
 */
export function paperName(parts: readonly string[], ending: "pdf" | "csv"): string {
  const plain = parts.map((part) =>
    part
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-|-$/g, ""),
  );
  return `${plain.filter(Boolean).join("-")}.${ending}`;
}
