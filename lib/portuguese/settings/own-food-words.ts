import type { OwnFoodCommand } from "@/lib/portuguese/meaning/own-foods";
import { ownFoodInPortuguese } from "@/lib/portuguese/settings/english-own-foods";
import { readLabel } from "@/lib/portuguese/settings/label-words";
import { readRecipe } from "@/lib/portuguese/settings/recipe-words";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { type Phrase, phraseOf } from "@/lib/portuguese/vocabulary/phrase";

/** Longer ones are no recipe that anybody types. */
const MOST_WORDS = 150;

const LISTS =
  / (?:(?:quais|mostra|mostre|lista|liste|ver|ve|cade|me mostra)(?: sao)? )?(?:os |as )?(?:meus alimentos|minhas receitas|minhas comidas)(?: (?:salv|cadastrad|guardad)[oa]s)?(?: e (?:minhas )?receitas)? $/;
const SAVED =
  / (?:quais|que|lista|mostra|ver|me mostra) (?:\S+ ){0,3}(?:refeicoes|receitas|comidas|alimentos|pratos) (?:\S+ ){0,4}(?:salv|cadastrad|guardad)[oa]s /;
const DROPS =
  /^ (?:apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|remove|remova|esquece|tira) (?:a |o )?(?:minha |meu )?(receita|alimento|produto) (?:d[eoa] )?(.{2,60}?)(?: que (?:eu )?(?:salvei|criei|cadastrei|guardei))? $/;

/** What somebody does with the foods and recipes of their own, or null. */
export function readOwnFoodCommand(phrase: Phrase, moment: Moment): OwnFoodCommand | null {
  const english = phrase.words <= MOST_WORDS ? ownFoodInPortuguese(phrase.text) : null;
  if (english) return readOwnFoodCommand(phraseOf(english), moment);
  const { line, text, words, asks } = phrase;
  if (words <= 8 && (LISTS.test(line) || SAVED.test(line)) && line.startsWith(" "))
    return { kind: "own_foods" };
  if (asks || words > MOST_WORDS) return null;
  const dropped = words <= 10 ? DROPS.exec(line)?.[2] : undefined;
  if (dropped) return { kind: "drop_food", name: dropped };
  const recipe = readRecipe(text, moment);
  if (recipe) return { kind: "keep_recipe", recipe };
  const label = readLabel(text);
  return label && { kind: "keep_food", label };
}
