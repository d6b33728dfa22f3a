/**
 * First names and short names that are common in Brazil, folded: who is spoken of, and no food that we should know. Names that a food
 * has as well ("Romeu", "Madalena", "Catarina") are left out.
 */
const FIRST_NAMES: ReadonlySet<string> = new Set(
  `ana bia beatriz bianca bruna camila carol carolina carolzinha cida cintia clara claudia cristina dani daniela debora duda eduarda elaine eliane
  elisa ellen fabiana fatima fe fernanda fernandinha flavia fran francisca gabi gabriela giovana gisele helena heloisa ines isa isabel isadora
  ivone jaque jaqueline jessica joana joice josefa ju julia juliana jussara kamila karen karina katia kelly lais lara larissa leticia lia lica
  lili livia lorena lourdes lu luana luciana lucia luiza lurdes malu manu manuela mari maria mariana mariazinha marina marlene marta mayara
  meire mirela monica nanda natalia neide neusa nice nicole nina paula paulinha patricia poliana priscila quel rafa rafaela raissa raquel
  rebeca regina renata rita roberta rosana rosangela rose sabrina samara sandra sara silvia simone sofia solange sonia sueli suely suzana tais
  tamires tati tatiana tatiane telma tereza terezinha thais vanessa vera veronica vivi viviane yasmin zefa zilda
  ademir adriano alan alberto alessandro alex alexandre anderson andre antonio arthur artur augusto beto breno bruno caio carlinhos carlos cesar
  cicero claudio cleber cristiano dani daniel danilo davi denis diego diogo douglas edson edu eduardo elias eric fabio fabricio felipe fernando
  flavio francisco fred gabriel geraldo gilberto guga gui guilherme gustavo heitor henrique hugo igor iago ivan jair joao joaquim jonas jorge
  jose juliano julio junior leandro leo leonardo lucas luciano luis luiz marcelo marcio marcos mario mateus matheus mauricio mauro miguel
  murilo nando nelson nicolas otavio paulo pedrinho pedro rafael raul renan renato ricardo roberto robson rodrigo rogerio ronaldo rubens samuel
  saulo sergio severino thiago tiago tiao toninho tonho valdir vicente victor vinicius vitor wagner wellington wesley william zeca zezinho`.split(
    /\s+/,
  ),
);

/** "davi", folded. */
export function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(word);
}

/** One verb of what is no food's doing. */
const HAPPENED =
  /^(?:(?:melhor|pior|pass|acab|cheg|gost|ador|cont|fal|cheir|olh|ajud|pens|lembr|fiqu|fic|ach|cans|acord|volt|chor)(?:ei|ou|aram|ava)|engordam?|emagrece|abaixa|aumenta|sobe|desce|piora|melhora)$/;
/** What stands before a name. */
const LEADS = /^(?:[oa]s?|e|com|d[oa]|dona|seu|tia|tio|vo|vovo|prima|primo)$/;

/** "com a Bia", "e melhorou": whom one was with, or what came of it, and no food that we should know. @param said as written */
export function isNobodysFood(said: string): boolean {
  const words = said.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/\s+/);
  const named = words.filter((word) => !LEADS.test(word));
  const isName = named.length > 0 && named.length <= 2 && named.every((word) => FIRST_NAMES.has(word));
  return isName || (words.length === 1 && HAPPENED.test(words[0] ?? ""));
}
