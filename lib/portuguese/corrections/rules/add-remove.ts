import { correctionSaid, type Reader, readPart } from "@/lib/portuguese/corrections/reading/correction-part";
import { ADD, LEAD } from "@/lib/portuguese/corrections/reading/cues";
import { areTold } from "@/lib/portuguese/corrections/reading/food-reference";
import { foodsMeant, isBreakfast, mealAlone } from "@/lib/portuguese/corrections/reading/foods-meant";
import { isTakeAway, THAT_GLASS, takeBackAt } from "@/lib/portuguese/corrections/reading/take-back";
import { fewer } from "@/lib/portuguese/corrections/rules/amounts/more-or-less";
import { readSetAmount } from "@/lib/portuguese/corrections/rules/amounts/set-amounts";
import { keptChange, withoutKept, withoutOthersHad } from "@/lib/portuguese/corrections/rules/kept";
import {
  deniesHaving,
  isNowhere,
  LEFT_OUT,
  missingIn,
  NOT_HAD,
  TURNS,
} from "@/lib/portuguese/corrections/rules/not-had";
import { readAddition } from "@/lib/portuguese/corrections/rules/parts/additions";
import { change } from "@/lib/portuguese/corrections/rules/parts/correction-change";
import { dishTakenOut, partInstead } from "@/lib/portuguese/corrections/rules/parts/dish-parts";
import type { Correction } from "@/lib/portuguese/meaning/understanding";
import { weighItem } from "@/lib/portuguese/portions/portions";
import { WATER_ID } from "@/lib/portuguese/portions/waters";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";

/** "tira o presunto", "não comi o bife", "sem o queijo", "apaga o almoço", "ah não, tira a água". */
export function readRemoval(given: Reader): Correction[] | null {
  const reader = { ...given, tokens: withoutReason(given) };
  const { tokens, items } = reader;
  const verb = takeBackAt(tokens);
  if (verb >= 0) return takenBack(reader, verb);
  const at = tokens.findIndex(({ word, kind }) => kind !== "mark" && (!LEAD.has(word) || word === "nao"));
  const word = wordAt(tokens, at);
  const denied = word === "nao" && deniesHaving(wordAt(tokens, at + 1));
  const isAll = /^(?:tudo|todo|toda|todos|todas|inteir[oa])$/.test(wordAt(tokens, at + 2));
  const without = word === "sem" && items.length > 0;
  const missing = missingIn(tokens);
  if (missing) {
    const foods = foodsMeant(reader, missing, false);
    const said = correctionSaid(reader, missing);
    if (foods.length > 0) return [{ kind: "remove", foods, said }];
    const isDenied =
      (tokens.some(({ word }) => word === "nao" || word === "nem") ||
        LEFT_OUT.test(tokens.at(-1)?.word ?? "") ||
        isOutOfDish(reader, missing)) &&
      reader.items.length > 0;
    return openedBy(reader, missing) ?? (isDenied ? [{ kind: "remove", foods: [], said }] : null);
  }
  // "não comi todo o arroz"
  if ((!denied && !without) || (denied && isAll)) return null;
  const named = tokens.slice(at + (denied ? 2 : 1));
  // "sem arroz o temaki"
  const host = without ? named.findIndex(({ word }, i) => i > 0 && /^(?:o|a|os|as)$/.test(word)) : -1;
  if (host > 0) return openedBy(reader, named.slice(0, host)) ?? [{ kind: "unclear" }];
  const all = named;
  // "não comi arroz não, foi só macarrão"
  const turn = all.findIndex(({ word }, i) => word === "," && TURNS.test(wordAt(all, i + 1)));
  const with_ = without
    ? all.findIndex(({ word }, i) => i > 0 && word === "com" && /^(?:,|e|mas)$/.test(wordAt(all, i - 1)))
    : -1;
  // "não usei óleo no ovo": the oil.
  const where = denied ? all.findIndex(({ word }, i) => i > 0 && /^n[oa]s?$/.test(word)) : -1;
  const ends = [turn, with_, where].filter((end) => end >= 0);
  const own = all.slice(0, ends.length > 0 ? Math.min(...ends) : undefined);
  // "sem bife e sem suco"
  const rest = without ? own.filter(({ word }) => !/^(?:sem|nem)$/.test(word)) : own;
  const added = with_ < 0 ? [] : readPart(reader, all.slice(with_ + 1)).items;
  const beside: Correction[] = added.length > 0 ? [{ kind: "add", items: added.map(weighItem) }] : [];
  const foods = foodsMeant(reader, rest, false);
  const said = correctionSaid(reader, rest);
  if (foods.length > 0) return [{ kind: "remove", foods, said }, ...beside];
  const opened = openedBy(reader, rest);
  if (opened || !denied || turn >= 0) return opened;
  return isNowhere(reader, wordAt(tokens, at + 1), all) ? [{ kind: "remove", foods: [], said }] : null;
}

/** "tirei o cream cheese do temaki": out of something that is logged. */
function isOutOfDish(reader: Reader, words: readonly Token[]): boolean {
  const of = words.findLastIndex(({ word }) => /^d[oae]s?$/.test(word));
  return of > 0 && foodsMeant(reader, words.slice(of + 1), false).length > 0;
}

/** "o feijão não, hoje não teve feijão": named with its denial anywhere, and nothing else that was told. */
export function readDenied(reader: Reader): Correction[] | null {
  const { tokens, items, phrase } = reader;
  if (items.length === 0 || phrase.asks) return null;
  const not = tokens.findIndex(
    ({ word }, at) => word === "nao" && at > 0 && NOT_HAD.test(wordAt(tokens, at + 1)),
  );
  if (not < 0) return null;
  const [denied, ...others] = foodsMeant(reader, tokens.slice(not + 2), false);
  const named = foodsMeant(reader, tokens, false);
  const isAlone = readPart(reader, tokens).items.length <= 2 && named.length === 1;
  if (
    !denied ||
    others.length > 0 ||
    !isAlone ||
    tokens.some(({ word }) => TURNS.test(word) && word !== "comi")
  )
    return null;
  return [{ kind: "remove", foods: [denied], said: correctionSaid(reader, tokens) }];
}

/** "apaga esse último, derramei tudo", "a salada eu não comi não, ficou no prato": without why. */
function withoutReason(reader: Reader): readonly Token[] {
  const { tokens } = reader;
  const comma = tokens.findIndex(({ word, kind }, at) => at > 0 && kind === "mark" && /^[,.;:!]$/.test(word));
  if (comma < 0) return tokens;
  const [before, after] = [tokens.slice(0, comma), tokens.slice(comma + 1)];
  const words = after.filter(({ kind }) => kind === "word");
  if (words.length === 0 || after.some(({ word }) => isTakeAway(word) || ADD.test(word))) return tokens;
  if (!before.some(({ word }, at) => at > 0 || isTakeAway(word)) || !says(reader, before)) return tokens;
  const part = readPart(reader, after);
  const isMore = part.items.length + part.amounts.length > 0 || (part.meal ?? part.day ?? part.hour) !== null;
  const isRepeated = after.some(({ word }) => word === "vezes") && part.items.length === 0;
  return isMore && !isRepeated ? tokens : before;
}

/** Whether the words name food, an amount or a time, or what was told. */
function says(reader: Reader, tokens: readonly Token[]): boolean {
  const part = readPart(reader, tokens);
  const isNamed =
    part.items.length + part.amounts.length > 0 || (part.meal ?? part.day ?? part.hour) !== null;
  return (
    isNamed ||
    tokens.some(
      ({ word }) => /^(?:ultim[oa]|isso|tudo|ess[ea]|el[ea]s?|peso|pesagem)$/.test(word) && tokens.length < 6,
    )
  );
}

/** "sem a manteiga": of a dish that has it. */
export function openedBy(reader: Reader, words: readonly Token[]): Correction[] | null {
  const named = readPart(reader, words).items.map(({ match }) => match.food);
  const opened = named.flatMap((food) => {
    const found = reader.items.map((item) => dishTakenOut(item, food));
    return found.find((one) => one !== null) ?? [];
  });
  return opened.length > 0 && opened.length === named.length ? opened : null;
}

/** "tira tudo, foi ontem isso": it was eaten, on another day. */
function allMoved(reader: Reader, verb: number): Correction[] | null {
  const { tokens } = reader;
  const was = tokens.findIndex(({ word }, at) => at > verb + 1 && /^(?:foi|foram|era)$/.test(word));
  const own = tokens.slice(verb + 1, was).filter(({ kind }) => kind === "word");
  if (was < 0 || !ALL_OF_IT.test(own.map(({ word }) => word).join(" "))) return null;
  const { day, meal, items } = readPart(reader, tokens.slice(was + 1));
  const found = items.length === 0 ? [meal, day].filter((one) => one !== null) : [];
  return found.length > 0 ? found : null;
}

/** What is to go: foods, a whole meal, the water; what is named and not found is asked about, never logged. */
function takenBack(reader: Reader, verb: number): Correction[] {
  const { tokens } = reader;
  const time = allMoved(reader, verb);
  if (time) return time;
  const isLast = !tokens.slice(verb + 1).some(({ kind }) => kind === "word" || kind === "number");
  const rest = isLast ? tokens.slice(0, verb) : tokens.slice(verb + 1);
  const stays = withoutKept(rest);
  const kept = stays && keptChange(reader, stays);
  if (stays?.isOnly) return kept ?? [{ kind: "unclear" }];
  if (stays) {
    const own = { ...reader, tokens: [...tokens.slice(0, verb + 1), ...stays.out] };
    return [...(readSetAmount(own) ?? takenBack(own, verb)), ...(kept ?? [])];
  }
  // "tira o bife e bota frango"
  const next = rest.findIndex(({ word }, i) => i > 0 && (ADD.test(word) || isTakeAway(word)));
  const own = withoutOthersHad(reader, next < 0 ? rest : rest.slice(0, next));
  const then = next < 0 ? [] : (readAgain({ ...reader, tokens: rest.slice(next) }) ?? []);
  const moved = movedInstead(reader, own) ?? swappedInstead(reader, own);
  if (moved) return moved;
  const part = readPart(reader, own);
  const whole = mealAlone(own);
  if (whole) return [{ kind: "remove_meal", meal: whole, day: null }, ...then];
  const said = part.items[0]?.said ?? correctionSaid(reader, own);
  // "queijo" is no "pão com queijo": of a dish with it nothing goes unasked.
  const less = fewer(reader, own);
  if (less) return [less, ...then];
  const foods = foodsMeant(reader, own, false);
  if (foods.length === 0) {
    const of = own.findIndex(({ word }, at) => at > 1 && /^d[oae]s?$/.test(word));
    // "tira o presunto do misto": not the sandwich.
    const isOfDish = of > 0 && foodsMeant(reader, own.slice(of + 1), false).length > 0;
    const opened = openedBy(reader, isOfDish ? own.slice(0, of) : own);
    if (opened) return [...opened, ...then];
  }
  if (foods.length > 0) return [{ kind: "remove", foods, said }, ...then];
  // "tira o chá, era água" takes out no water.
  if (part.items[0]?.match.food.id === WATER_ID) return [{ kind: "remove_water" }, ...then];
  if (isBreakfast(reader, part.items))
    return [{ kind: "remove_meal", meal: "breakfast", day: null }, ...then];
  if (part.items.length === 0 && part.meal?.kind === "meal_kind")
    return [
      { kind: "remove_meal", meal: part.meal.to, day: part.day?.kind === "day" ? part.day.to : null },
      ...then,
    ];
  const line = own
    .filter(({ kind }) => kind === "word")
    .map(({ word }) => word)
    .join(" ");
  // "apaga o de ontem": the meal of that day that was spoken of last.
  const day =
    /^[oa]s? de (?:ontem|anteontem|hoje)(?: |$)/.test(line) && part.day?.kind === "day" ? part.day.to : null;
  const ofDay = reader.last.findLast((entry) => entry.type === "meal" && entry.day === day);
  if (ofDay?.type === "meal") return [{ kind: "remove_meal", meal: ofDay.kind, day }, ...then];
  const isDrink = IT.test(line) || THAT_GLASS.test(line);
  const drunk =
    isDrink && reader.items.length === 0 ? reader.last.findLast(({ type }) => type === "water") : null;
  if (drunk) return [{ kind: "remove_water", id: drunk.id }, ...then];
  const it = IT.test(line) ? reader.items.at(-1) : undefined;
  if (it) return [{ kind: "remove", foods: [it.foodId], said: it.name }, ...then];
  if (
    /^(?:\S+ ){0,2}(?:peso|pesagem)(?: de hoje| errado| esta errado| era d[oa] .+)?$/.test(line) &&
    reader.last.some(({ type }) => type === "weight")
  )
    return [{ kind: "remove_weight" }, ...then];
  if (ALL_OF_IT.test(line) || /^tudo (?!d[aeo]s? |que )/.test(line))
    return [{ kind: "remove_last" }, ...then];
  return said === "" ? onlyThing(reader) : [{ kind: "remove", foods: [], said }, ...then];
}

/** "tira ela então": what was spoken of last. */
const IT = /^(?:el[ea]s?|ess[ea] ultim[oa]|o ultimo|a ultima)(?: (?:entao|ai|tambem))*$/;
/** "apaga os tacos, foi anteontem": they were eaten, at another time. */
function movedInstead(reader: Reader, own: readonly Token[]): Correction[] | null {
  const was = own.findIndex(({ word }, at) => at > 0 && /^(?:foi|foram|era|eram)$/.test(word));
  if (was < 1) return null;
  const time = readPart(reader, own.slice(was + 1));
  if (time.items.length + time.amounts.length > 0 || !(time.day ?? time.meal)) return null;
  const to = {
    ...(time.day?.kind === "day" && { day: time.day.to }),
    ...(time.meal?.kind === "meal_kind" && { kind: time.meal.to }),
  };
  const source = readPart(reader, own.slice(0, was));
  if (source.items.length === 0 && source.meal?.kind === "meal_kind")
    return [{ kind: "move_meal", meal: source.meal.to, day: null, to }];
  const foods = foodsMeant(reader, own.slice(0, was), false);
  return foods.length > 0 ? foods.map((food) => ({ kind: "move_item" as const, food, to })) : null;
}

/** "apaga o açúcar, foi adoçante", "esquece a granola, era aveia": in its place; not "tira o arroz, foi só feijão e bife". */
function swappedInstead(reader: Reader, own: readonly Token[]): Correction[] | null {
  const was = own.findIndex(({ word }, at) => at > 0 && /^(?:foi|foram|era|eram)$/.test(word));
  if (was < 1) return null;
  const to = readPart(reader, own.slice(was + 1));
  const parts = partInstead(reader, to, readPart(reader, own.slice(0, was)));
  if (parts) return parts;
  const out = own.slice(0, was);
  const named = foodsMeant(reader, out, false);
  // What else there was is there already.
  if (named.length > 0 && areTold(reader.items, to.items, named))
    return [{ kind: "remove", foods: named, said: correctionSaid(reader, out) }];
  if (to.items.length !== 1 || named.length !== 1 || to.items[0]?.match.food.id === named[0]) return null;
  return change(reader, to, readPart(reader, out));
}

const ALL_OF_IT =
  /^(?:isso(?: tudo| ai)?|tudo isso|essa?|tudo|(?:tudo )?(?:o )?que (?:eu )?(?:disse|falei|mandei|escrevi|anotei|pedi)|(?:a |essa )?(?:ultima )?(?:mensagem|anotacao)|esse registro)$/;

/** "tira": of one thing alone there is no doubt. */
function onlyThing({ last, items }: Reader): Correction[] {
  const isOne = last.length === 1 && items.length <= 1;
  return [{ kind: isOne ? "remove_last" : "unclear" }];
}

function readAgain(reader: Reader): Correction[] | null {
  return takeBackAt(reader.tokens) >= 0 ? readRemoval(reader) : readAddition(reader);
}
