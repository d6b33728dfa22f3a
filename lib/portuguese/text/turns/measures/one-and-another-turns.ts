import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const COUNT = "uma?|\\d|dois|duas|tr[êe]s|quatro";
const VESSEL = "copo|copinho|cop[ãa]o|garrafa|garrafinha|caneca|squeeze|ta[çc]a|jarra";
const SIZE =
  "(?: (?:grande|pequen[oa]|chei[oa]|american[oa])s?)?(?: de \\d{2,4} ?ml| de (?:mei[oa]|1|um) litro)?";
const MEAL =
  "almo[çc]o|jantar|janta|caf[ée](?: da (?:manh[ãa]|tarde))?|lanche(?: da (?:manh[ãa]|tarde))?|ceia|treino|academia|trabalho|corrida|caminhada|aula|dormir|acordar|comer|manh[ãa]|tarde|noite";
const WHEN = `(?:,? (?:de (?:manh[ãa](?: cedo)?|tarde|noite|madrugada)|(?:bem |logo |mais )?(?:cedo|cedinho|tarde)|agora(?: (?:h[áa] pouco|cedo|de tarde|[àa] noite))?|agorinha|[àa] (?:tarde|noite)|ao (?:acordar|levantar|deitar|dormir)|em jejum|quando (?:acordei|cheguei|levantei)|(?:(?:antes|depois|durante|no meio|no fim|junto)(?: d[eoa]| com| [oa])*|n[oa]|com [oa]) (?:${MEAL})|[àa]s? \\d{1,2}(?:h\\d{0,2}|:\\d{2})?(?: horas)?))`;
const OTHER = "(?:,| e|, e) (?:eu )?(?:bebi |tomei )?(?:mais )?(?:outr[oa]|uma?)(?: igual)?";

/** "um copo d'água de manhã e outro depois do almoço": the other one in full. */
const ANOTHER_OF_WATER: Turn = [
  new RegExp(
    `(?<!\\p{L})(${COUNT}) (${VESSEL})(s?)(${SIZE}) (?:de |d['’] ?)[áa]gua(${SIZE})(${WHEN})${OTHER}(?=${WHEN}(?!\\p{L}))`,
    "giu",
  ),
  "$1 $2$3$4 de água$5$6 e 1 $2$4 de água$5",
];

/** What was drunk, and as much again at another time. */
export const ONE_AND_ANOTHER_TURNS: readonly Turn[] = [
  // "água: um copo de manhã e outro à tarde"
  [
    new RegExp(
      `(?<=^|[.,;\\n] ?)[áa]gua[:,]? ((?:${COUNT}) (?:${VESSEL})s?${SIZE})(${WHEN})(?=${OTHER}${WHEN}(?!\\p{L}))`,
      "giu",
    ),
    "$1 de água$2",
  ],
  // One more is told at a time: "um de manhã, outro no almoço e outro à noite".
  ...[ANOTHER_OF_WATER, ANOTHER_OF_WATER, ANOTHER_OF_WATER],
];
