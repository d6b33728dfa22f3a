import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const GRAMS = "\\d{1,3}(?:[.,]\\d)? ?(?:g|gr|gramas)";
const NUTRIENT = "(?:prote[íi]nas?|prot|ptn|carboidratos?|carbos?|fibras?)(?!\\p{L})";
/** "proteína de soja", "proteína isolada" are foods. */
const NO_FOOD =
  "(?! ?(?:d[eo] (?!cada|uma?|ele)|da |em p[óo]|isolad|vegetal|vegana|texturizad|concentrad|hidrolisad))";
/** What is said of labels, aims and questions is no telling of what was eaten; "o frango tinha 30 g de proteína" is said of what was told. */
const TELLING =
  "^(?!(?:(?:e|mas|ah|opa|olha),? )*(?:[oa]s?|ess[ea]s?|aquel[ea]s?|cada) \\p{L}+(?: \\p{L}+){0,2} (?:tinham?|tem|t[êe]m) )(?![^\\n]*(?:\\?|kcal|calorias?|(?<!\\p{L})(?:metas?|r[óo]tulo|tabela|cadastr\\p{L}+|por por[çc][ãa]o|cada 100|por 100|quanto|quero|preciso|bat[ei]r?|falt\\p{L}+|limite)(?!\\p{L})))[^\\n]*?";
/** Asked first, as it is cheap: what stands before is looked through to its beginning. */
const AHEAD = `(?=[^\\n]{0,40}?${GRAMS} (?:de )?(?:prot|ptn|carbo|fibra))`;

/** How much of a nutrient there was in what was eaten, which is no weight of it. */
export const NUTRIENT_TURNS: readonly Turn[] = [
  // "barra com 20 g de proteína", "barrinha de 12g de proteína": a protein bar, as large as one is.
  [
    new RegExp(
      `${AHEAD}(?<=${TELLING}(?<!\\p{L}))(barr(?:a|inha)s?)(?: proteicas?)?(?: que tem| com| de| tem| tinha|,)? ${GRAMS} (?:de )?(?:prote[íi]nas?|prot|ptn)(?!\\p{L})${NO_FOOD}`,
      "giu",
    ),
    "$1 de proteína",
  ],
  // "comi frango que tinha 30 g de proteína", "iogurte com 15g de proteína", "uma banana, 27 g de carboidrato"
  [
    new RegExp(
      `${AHEAD}(?<=${TELLING}\\p{L}{3,})(?:,? (?:e |que |ele |ela )?(?:com|tinha|tinham|que tem|que t[êe]m|tem|t[êe]m|contendo|dando|d[áa]|deu)|(?<=(?:whey|iogurte|shake|proteic[oa]|bebida|leite|yopro|danone)) de|,)(?: uns| umas| cerca de)? ${GRAMS} (?:de )?${NUTRIENT}${NO_FOOD}(?: cada(?: uma?)?)?(?=\\s*(?:$|[.,;!)\\n]| e | com | no | na ))`,
      "giu",
    ),
    "",
  ],
  [
    new RegExp(
      `${AHEAD}(?<=${TELLING}\\p{L}{3,}) ?\\(${GRAMS} (?:de )?${NUTRIENT}${NO_FOOD}(?: cada(?: uma?)?)?\\)`,
      "giu",
    ),
    "",
  ],
];
