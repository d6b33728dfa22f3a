import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** What begins an addition. */
export const ADD =
  /^(?:adiciona|adicionar|adicione|acrescenta|acrescentar|acrescente|inclui|incluir|inclua|coloca|colocar|coloque|bota|botar|bote|poe|ponha|soma|somar|junta|faltou|faltaram|faltava|esqueci|esqueceu)$/;
/** What may stand before the words that correct. */
export const LEAD = new Set(
  `na verdade real realidade pensando bem digitei escrevi falei mandei anotei coloquei trocado digitado escrito opa ops errei desculpa desculpe perdao corrige corrijo corrigir corrigindo correcao digo quer dizer alias nao
  troquei confundi pera espera eita putz ah e mas so que eu peso certo correto acho era o a que foi isso me enganei esta errado errada voce errou pode poderia consegue ai la putz foi mal vish xi minto mentira menti`.split(
    /\s+/,
  ),
);

/** How something was. */
export const COPULA = /^(?:foi|foram|era|eram|eh|sao|estava|estavam|tinha|fui|seria|seriam)$/;
/** What puts one thing in the place of another. */
export const SWAP =
  /^(?:troca|trocar|troque|troquei|substitui|substituir|substitua|muda|mudar|mude|altera|alterar|corrige|corrigir)$/;
/** "aumenta a granola pra 60", "diminui o arroz pra 100 g", "deixa o feijão em 2 conchas" */
export const SETS =
  /^(?:aumenta|aumentar|aumente|diminui|diminuir|diminua|reduz|reduzir|reduza|abaixa|abaixar|sobe|subir|ajusta|ajustar|ajuste|deixa|deixar|poe|bota|coloca|muda|mudar|mude|corrige|corrigir)$/;
/** Measures that hold many pieces. */
export const HOLDS_MANY = /^(?:pacote|saco|caixa|bandeja|pote|lata|tablete|barra)$/;

/** "só que o pão era integral", "na verdade, o pão …": what is said of it, without what leads to it. */
export function pastLead(tokens: readonly Token[]): readonly Token[] {
  const isSign = (at: number) =>
    wordAt(tokens, at) === "na" && /^(?:verdade|real)$/.test(wordAt(tokens, at + 1));
  const lead = tokens.findIndex(
    ({ word }, at) => !/^(?:so|que|mas|e|ah|opa|,)$/.test(word) && !isSign(at) && !isSign(at - 1),
  );
  return tokens.slice(Math.max(0, lead));
}
