import { findMeasure } from "@/lib/nutrition/foods/measures";
import type { SaidFigures, SaidLabel } from "@/lib/portuguese/meaning/own-foods";
import { fold } from "@/lib/portuguese/text/letters/stems";

const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
const WORDS = {
  kcal: "kcals?|quilocalorias?|calorias?|cals?",
  protein_g: "proteinas?|prots?|ptn",
  carbs_g: "carboidratos?|carbos?|carbs?|cho",
  fat_g: "gorduras?(?: totais| total)?|gords?|lipid[ie]os?",
  fibre_g: "fibras?(?: alimentar(?:es)?)?",
  sodium_mg: "sodio",
} as const satisfies Record<keyof SaidFigures, string>;
const ANY = Object.values(WORDS).join("|");
const FIGURES = Object.entries(WORDS).map(([key, words]) => ({
  key: key as keyof SaidFigures,
  // "9 g de proteína", "9 de proteína"
  before: new RegExp(String.raw`${NUMBER} ?(mg|g|gramas?)? ?(?:de |d )?(?:${words})(?![\p{L}])`, "u"),
  // "proteína: 9 g"; not the figure of what comes next, "calorias 9 de proteína"
  after: new RegExp(
    String.raw`(?<![\p{L}])(?:${words}) ?(?:de|:|=|-)? ?${NUMBER} ?(kcal|mg|g|gramas?)?(?! ?(?:mg|g|gramas?)? ?(?:de |d )(?:${ANY}))(?![\d\p{L}])`,
    "u",
  ),
}));

/** "100 g têm", "por 100 ml", "porção de 30 g", "1 fatia (25 g)": an amount that is of none of the figures. */
const AMOUNT = new RegExp(
  String.raw`(?:(\d+|uma?|cada|por|na|a) )?(?:(\p{L}+(?: de \p{L}+)?) ?(?:de|com|\(|=|,)? ?\(?)?(?<![\d.,])${NUMBER} ?(g|gramas?|gr|ml|mililitros?)(?![\p{L}])(?! ?(?:de |d )?(?:${ANY}))`,
  "gu",
);

const SAVE =
  "(?:salv[ae]r?|guard[ae]r?|cadastr[ae]r?|cri[ae]r?|grav[ae]r?|anot[ae]r?|adicion[ae]r?|registr[ae]r?)";
/** "um alimento: barrinha da Bold", "o produto chamado …": what it is, before its name. */
const CALLED = "(?:alimento|produto|item)(?: novo)?(?: chamad[oa])?(?: ?[:,])? ";
const HEAD = new RegExp(
  String.raw`^ ?(?:(?:(?:quero |queria |pode |vou )?${SAVE} )(?:ai )?(?:(?:o|a|um|uma) )?(?:(?:meu|minha|novo|nova) )?(?:${CALLED})?|(?:(?:o|a) )?(?:meu|minha) (?:${CALLED})?|(?:novo )?(?:alimento|produto)(?: novo)?[:,] ?)(?=\p{L})`,
  "u",
);
/** Where the name ends: what is said of it begins. */
const NAME_END =
  /\s*(?:[:=–—(]| - |, |\n|(?<![\p{L}])(?:tem|têm|sao|são|com|cada|por|a cada|em|na porção|na porcao)(?![\p{L}])|\d)/iu;
const MOST_NAME = 60;
/** What figures are told of besides foods. */
const NO_FOOD =
  /^(?:metas?|objetivo|limite|dia|peso|consumo|gasto|deficit|total|treino|refeicao|almoco|jantar|janta|cafe da manha|lanche|ceia|agua)(?!\p{L})/u;

/** "minha granola: 100 g têm 420 kcal, 9 de proteína"; null for what tells no figures of a food of one's own. */
export function readLabel(text: string): SaidLabel | null {
  const folded = fold(text);
  // Where a fold changes lengths, names could not be cut out of the text as written.
  if (folded.length !== text.length) return null;
  const head = HEAD.exec(folded);
  if (!head) return null;
  const rest = text.slice(head[0].length);
  const end = NAME_END.exec(rest);
  const name = rest.slice(0, end?.index ?? 0).trim();
  if (!end || name.length < 2 || name.length > MOST_NAME || /^receita/i.test(name)) return null;
  const said = fold(rest.slice(end.index));
  const figures = figuresIn(said);
  const basis = basisIn(said);
  const { kcal } = figures;
  // "meu lanche tinha 300 kcal" tells of no label.
  if (kcal === null || NO_FOOD.test(fold(name)) || (basis.per === null && !/^\s*[:=]/.test(said)))
    return null;
  return { name, ...basis, figures: { ...figures, kcal } };
}

function figuresIn(said: string): SaidFigures {
  const found = FIGURES.map(({ key, before, after }) => {
    const match = before.exec(said) ?? after.exec(said);
    if (!match?.[1]) return [key, null] as const;
    const value = numberOf(match[1]);
    const [, , unit] = match;
    if (key === "sodium_mg") return [key, unit?.startsWith("g") ? value * 1000 : value] as const;
    return [key, unit === "mg" ? value / 1000 : value] as const;
  });
  return Object.fromEntries(found) as SaidFigures;
}

function basisIn(said: string): Pick<SaidLabel, "per" | "portionGrams" | "portionMeasure" | "liquid"> {
  const amounts = [...said.matchAll(AMOUNT)].map(([, , words, value = "", unit = ""]) => ({
    value: numberOf(value),
    measure: words ? (findMeasure(words)?.id ?? null) : null,
    liquid: unit.startsWith("m"),
  }));
  const hundred = amounts.find(({ value, measure }) => value === 100 && measure === null);
  const portion = amounts.find((amount) => amount !== hundred && amount.value > 0);
  return {
    per: hundred ? "hundred" : portion ? "portion" : null,
    portionGrams: portion?.value ?? null,
    portionMeasure: portion?.measure ?? null,
    liquid: amounts[0]?.liquid ?? false,
  };
}

/** "1.200", "9,5" and "9.5" */
function numberOf(written: string): number {
  const isGrouped = /^\d{1,3}(?:\.\d{3})+/.test(written);
  return Number((isGrouped ? written.replaceAll(".", "") : written).replace(",", "."));
}
