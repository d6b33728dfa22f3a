import type { Turn } from "@/lib/portuguese/text/patterns/turn";

/** Behind these it is counted, or no measure of what stands before. */
const NOT_BEHIND =
  "(?<!(?<![\\p{L}])(?:\\d|uma?|mei[oa]|metade|dois|duas|tr[êe]s|quatro|cinco|seis|cada|outr[oa]|mesm[oa]|quase|[oa]s?|n[oa]s?|d[oae]s?|num|numa|com|em|por|pel[oa]|mais|[dn]?ess[ea]|[dn]?aquel[ea]|minha|meu|tod[oa]|primeir[oa]|segund[oa]|terceir[oa]|[úu]ltim[oa]|v[áa]ri[oa]s|sem|s[óo]|e|ou|que|foi|era|comi|tomei|bebi|peguei|quero|verdade|ali[áa]s|digo|pr[oa]|para) )";
const VESSEL =
  "(?:fatia|fatiinha|peda[çc]o|pedacinho|pote|potinho|pacote|pacotinho|saquinho|copo|caneca|tigela|cumbuca|ta[çc]a|lata|latinha|por[çc][ãa]o|x[íi]cara|barra)";
const SIZE =
  "(?:gross[oa]|grossinh[oa]|fin[oa]|fininh[oa]|grand(?:e|inh[oa]|[ãa]o|ona)|pequen[oa]|pequenin[oa]|m[ée]di[oa]|generos[oa]|chei[oa]|inteir[oa]|inteirinh[oa]|car?prichad[oa])";

/** Counts and measures that stand bare behind their food. */
export const BARE_MEASURE_TURNS: readonly Turn[] = [
  // "panetone fatia grossa", "salgadinho de milho pacote grande"
  [
    new RegExp(`(?<=\\p{L}{3},? )${NOT_BEHIND}(${VESSEL} ${SIZE})(?!\\p{L}| d[eoa] | e mei[oa])`, "giu"),
    "1 $1",
  ],
  // "vaca atolada pratão no sítio"
  [new RegExp(`(?<=\\p{L}{3},? )${NOT_BEHIND}prat[ãa]o(?!\\p{L}| d[eoa] )`, "giu"), "1 pratão"],
  // "cocada preta uma, da baiana"
  [
    /^((?!com|tom|beb|alm|jant|mais|cada|s[óo]|tem|era|foi|quero|qual|que|n[ãa]o|nem|teve|peguei|vou)\p{L}{4,}(?: (?:de )?\p{L}{4,})?) uma?(?=\s*(?:,|\.|$))/iu,
    "$1 1",
  ],
  // "comi as uvas da bandeja, umas 12": so many, and no hour.
  [
    /((?<!\p{L})(?:as|umas) (?!vezes|horas|coisas|amigas|meninas|crian[çc]as|duas)\p{L}{3,}s(?: [^.,;!?\n\d]{1,45})?), umas (\d{1,2})(?=\s*(?:$|[.,;!\n]))/giu,
    "$1, $2 unidades",
  ],
];
