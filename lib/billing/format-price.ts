const REAIS = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** Reais as written in Brazil, in every language of the product: "R$ 1.234,50". */
export function readablePrice(reais: number): string {
  return REAIS.format(reais);
}
