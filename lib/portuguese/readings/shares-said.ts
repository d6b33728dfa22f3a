import type { LoggedItem } from "@/lib/portuguese/meaning/conversation";
import { eachOf, type Named, namesAnother, wordsAt } from "@/lib/portuguese/readings/named";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const SHARE =
  /^(?:(?:uns|umas|quase|cerca de) )?(metade|mei[oa]$|(?:um |1 )?ter[çc]o|(?:um |1 )?quarto|dois ter[çc]os|tr[eê]s quartos|\d ?\/ ?\d)/i;

/** "da sopa só desceu metade", "dividi, fiquei com um terço": what was eaten of it. */
export function sharesSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const share = shareSaid(named);
  return share ? eachOrAll(named, told, share) : [];
}

/** The one share that is said, where nothing else is named. */
export function shareSaid(named: Named): string | null {
  const { phrase, mentions } = named;
  const told = mentions.flatMap((one) =>
    one.type === "amount" ? (SHARE.exec(wordsAt(named, one))?.slice(1) ?? []) : [],
  );
  const part = partedSaid(phrase);
  const words = part ? [part] : phrase.core.flatMap(({ word }) => PARTS.get(word) ?? []);
  const [share, ...others] = !part && told.length > 0 ? told : words;
  return share && others.length === 0 && !namesAnother(named) ? share : null;
}

const HALVED =
  / (?:(?:no|ao|pelo) meio(?! d)|meio (?:a|e) meio|meia a meia|metade (?:a |e |para cada )?(?:metade|um|cada)|(?:para|entre) (?:os|as|nos) (?:2|dois|duas)) /;
const PARTED =
  / (?:divid\S*|rach\S*|part\S*|reparti\S*|cort\S*) (?:\S+ ){0,3}?(?:em|por|para|entre) (?:nos )?(\d|dois|duas|tres|quatro) (?!vezes|minutos|horas)/;
const PARTS_OF = new Map([
  ["dois", 2],
  ["duas", 2],
  ["tres", 3],
  ["quatro", 4],
]);
const PER_CENT = /(?<!\d)(\d{1,2}) ?(?:%|por cento)/;

/** "quebrei no meio com minha mãe", "divide por 3", "comi 80%" */
function partedSaid({ line, text }: Phrase): string | null {
  const [, said = ""] = PARTED.exec(line) ?? [];
  const parts = PARTS_OF.get(said) ?? Number(said);
  if (parts > 1) return `1/${parts}`;
  if (HALVED.test(line)) return "metade";
  const [, share] = PER_CENT.exec(text) ?? [];
  return share ? `${share}%` : null;
}

/** "ficou um terço no copo" */
const PARTS = new Map([
  ["metade", "metade"],
  ["terco", "1/3"],
  ["quarto", "1/4"],
]);

/** "ficou um terço na garrafa", "um quarto foi dele": the rest of it was eaten. */
export function leftSaid(named: Named, told: readonly LoggedItem[]): string[] {
  const share = partedSaid(named.phrase) ? "" : (shareSaid(named) ?? "");
  const [rest] = REST.flatMap(([of, rest]) => (of.test(share) ? [rest] : []));
  return rest ? eachOrAll(named, told, rest) : [];
}

function eachOrAll({ items }: Named, told: readonly LoggedItem[], share: string): string[] {
  const each = eachOf(told.length > 0 ? told : items, ({ name }) => `do ${name} comi só ${share}`);
  // "meia, a outra metade ficou pra Bia", of a tapioca that was told by its parts
  return told.length === 0 && items.length > 1 ? [...each, `comi só ${share} de tudo`] : each;
}

/** Of a half the other is as much. */
const REST: readonly [RegExp, string][] = [
  [/terço|terco|1 ?\/ ?3/i, "2/3"],
  [/quarto|1 ?\/ ?4/i, "3/4"],
  [/2 ?\/ ?3/, "1/3"],
  [/3 ?\/ ?4/, "1/4"],
];
