import type { Turn } from "@/lib/portuguese/text/patterns/turn";

const UNITS =
  "um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove";
const TENS = "vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos";
const IN_WORDS = `(?:(?:${TENS})(?: e (?:${UNITS}|poucos|pouco|tantos|tanto))?|${UNITS}|poucos|uns poucos)`;
const ENDS = "(?=\\s*(?:$|[.,;!?)\\n])| (?:e|que|mas|pq|porque|quando|depois|antes|com|na|no|da|do|atrás) )";

/** Numbers of what nobody eats: prices in words, roads, beds, marks, years. */
export const FOREIGN_NUMBER_TURNS: readonly Turn[] = [
  // "uma coxinha, oito reais", "quarenta e tantos reais mas vale"
  [
    new RegExp(
      `,? ?(?<!\\p{L})(?:(?:por|de|a|custou|paguei|foi|deu) )?${IN_WORDS} (?:reais|real|contos?|pilas?|mangos?|pratas?)(?!\\p{L})(?: (?:cada|no pix|no cart[ãa]o|muito bem empregados?|bem gastos?|bem pagos?))?`,
      "giu",
    ),
    "",
  ],
  // "bife, arroz e feijão. 29,90.": the price, at the end.
  [
    /^(?![^\n]*(?:pes(?:o|ei)|balan[çc]a|kg|quilos?|litros?|[áa]gua|deu|foram|total)(?!\p{L}))([^\n]*\p{L}{3}[.,;])\s*(?:deu |foi |por )?\d{1,3},\d0(?=\s*[.!)]*\s*$)/iu,
    "$1",
  ],
  // "dividi a conta em 6"
  [
    /,? (?:e )?(?:eu |a gente |n[óo]s )?(?:dividi|dividimos|rachei|rachamos|racharam|dividiu) a conta(?: (?:(?:em|por|entre|com) (?:\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis|todos|todo mundo|a galera|o pessoal|eles|elas)))?(?: (?:pessoas|amig[oa]s))?(?!\p{L})/giu,
    "",
  ],
  // "na BR-040", "na 163", "na 408 sul"
  [/(?<!\p{L})(?:BR|MG|SP|PR|RS|SC|GO|BA|PE|RJ|MT|MS)[- ]?\d{3}(?![\d\p{L}])/gu, "estrada"],
  [
    /(?<=\p{L}{2,} )n[ao] [1-9]\d{2}(?= (?:sul|norte)(?!\p{L})| (?!g |gr |gramas?|ml|mililitros|k?cal|quilos?|reais)\p{L}|[,.;!?]|\s*$)(?: (?:sul|norte)(?!\p{L}))?/giu,
    "na estrada",
  ],
  [
    /,? (?:(?:por|a|uns|h[áa]|em|mais de|quase) )*\d{1,4} ?(?:km|quil[ôo]metros)(?: (?:de|da|do) (?:estrada|casa|corrida|caminhada|dist[âa]ncia|viagem))?(?!\p{L})/giu,
    "",
  ],
  // "a paciente do 5", "leito 12", "mesa 4", "senha 38"
  [
    /(?<=(?<!\p{L})(?:paciente|moça|mo[çc]o|senhora|senhor|vizinh[oa]|menin[oa])) d[oa] \d{1,4}(?![\d,.]|\p{L})/giu,
    "",
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:leito|cama|quarto|sala|apto|apartamento|apê|mesa|linha|[ôo]nibus|bloco|senha|epis[óo]dio|temporada|cap[íi]tulo|turma|guich[êe]|box|port[ãa]o|vagão)) (?:n[º°.] ?)?\\d{1,4}${ENDS}`,
      "giu",
    ),
    "",
  ],
  // "um suco de caixa, nota 4", "aluna nota 10"
  [
    /,? ?(?<!\p{L})nota (?:\d{1,2}(?:[.,]\d)?|dez|zero|mil)(?: ?\/ ?10| de (?:10|dez))?(?=\s*(?:$|[.,;!?)\n])| (?:e|mas|que) )/giu,
    "",
  ],
  // "aniversário de casamento 22 anos"
  [
    /(?<=(?<!\p{L})(?:anivers[áa]rio|bodas|festa|festinha|n[íi]ver|comemora[çc][ãa]o|casad[oa]s?|casamento)(?: (?:d[eoa]s?|da minha|do meu|há|faz) ?(?:\p{L}{3,})?){0,2})[,:]? (?:de )?\d{1,3} an(?:os?|inhos?)(?!\p{L})/giu,
    "",
  ],
  // "iogurte proteico 15g morango 250 ml": of protein.
  [
    /(?<=(?<!\p{L})(?:proteic[oa]|prote[íi]na|prot|yopro|piracanjuba|protein))[,:]? \d{2} ?g(?=(?: (?:de |sabor )?\p{L}{4,}){1,2},? (?:garraf\p{L}+ |caixinha |de )*\d{3} ?ml(?!\p{L}))/giu,
    "",
  ],
  [
    /(?<=(?<!\p{L})barr(?:a|inha)s? (?:de prote[íi]na|proteica)[^.,;!?\n\d]{0,30}) \d{1,2} ?g (?:de )?prot(?:e[íi]nas?)?(?!\p{L})/giu,
    "",
  ],
  // "refeição 3 ✅ batata doce"
  [
    /(?<=^|[.;\n] ?)(?:refei[çc][ãa]o|ref\.?) \d{1,2} ?(?:\p{Extended_Pictographic}\uFE0F? ?)+[:,–—-]? ?(?=[\p{L}\d])/giu,
    "",
  ],
];
