import { isDay } from "@/lib/nutrition/calendar/day";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import type { ProfileList, SetProfile } from "@/lib/portuguese/meaning/command";
import type { Moment } from "@/lib/portuguese/terms/moment";
import { fold } from "@/lib/portuguese/text/letters/stems";
import { readQuantity, wordAt } from "@/lib/portuguese/text/numbers";
import type { Token } from "@/lib/portuguese/text/tokens";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const MOST_WORDS = 24;
const MOST_NAME = 60;

/** What a message changes in the profile: "minha altura é 1,70", "sou alérgica a amendoim"; null otherwise. */
export function readProfile(phrase: Phrase, moment: Moment): SetProfile | null {
  const { line, words } = phrase;
  if (words > MOST_WORDS || words < 2) return null;
  const name = readName(phrase);
  if (name || phrase.asks) return name;
  return (
    readBody(phrase) ??
    readHeight(phrase) ??
    readBirth(phrase) ??
    readAge(line, phrase.core, moment) ??
    readGender(line) ??
    readMaternity(line) ??
    readActivity(line) ??
    readList(phrase)
  );
}

/** "me chama de Ana", "meu nome é João Pedro", "muda meu nome pra Bia" */
function readName({ text }: Phrase): SetProfile | null {
  const match =
    /(?:^|[.,;!?]\s*|\s)(?:(?:pode |quero que )?(?:voc[eê] )?me (?:chama|chame|chamar)(?: s[oó])? (?:de|por) |(?:por favor,? )?(?:muda|mude|mudar|troca|troque|trocar|corrige|corrija|altera|altere) (?:o )?meu nome (?:para|pra|pro|p\/|por) |meu nome (?:agora )?(?:[eé]|n[aã]o [eé] \S+[,.]? [eé]) |meu nome (?:\S+ ){0,4}(?:errado|trocado)[,.;]? ?(?:[eé]|o certo [eé]|o correto [eé]) |na verdade (?:eu )?me chamo |eu me chamo |me chamo |(?:my name is|call me) )["“']?([\p{Lu}\p{Ll}][\p{L}' -]{0,58})["”']?(?: com \p{L})?(?:,? n[aã]o (?:de |por )?\p{L}+)?[.! ]*$/iu.exec(
      text.trim(),
    );
  const name = match?.[1]?.trim().replace(/\s+(?:com \p{L}|por favor|pfv|ta|t[aá]|viu|ok)$/iu, "");
  if (!name || name.length > MOST_NAME || name.split(/\s+/).length > 5) return null;
  return {
    kind: "set_profile",
    fact: "name",
    name: name.replace(/(^|\s)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()),
  };
}

/** "tenho 1,72 e 34 anos", "sou mulher, 40 anos, 1,65 de altura": several facts at once. */
function readBody(phrase: Phrase): SetProfile | null {
  const { text, line, core } = phrase;
  if (
    !/ (?:tenho|sou|meco|minha altura|altura|idade|perfil) /.test(line) ||
    / (?:filh[oa]|quanto|qual) /.test(line)
  )
    return null;
  const metres = /\b([12])[.,](\d{2})\b\s*(?:m\b|metros?)?/i.exec(text);
  const years = core.findIndex(({ kind }, at) => kind === "number" && wordAt(core, at + 1) === "anos");
  const cm = metres ? Number(metres[1]) * 100 + Number(metres[2]) : null;
  const age = years >= 0 ? core[years]?.value : undefined;
  if (cm === null || age === undefined || heightOf(cm) === null || age < 1 || age > 130) return null;
  return { kind: "set_profile", fact: "body", cm, years: Math.round(age) };
}

/** "mudei minha altura pra 1,70", "tenho 1,70 de altura", "meço 170 cm" */
function readHeight({ line, core, text }: Phrase): SetProfile | null {
  if (!/ (?:altura|meco|medindo|de alto|1 [.,]?\d\d de altura) /.test(line)) return null;
  if (/ (?:qual|quanto) /.test(line)) return null;
  const metres = /\b([12])\s*(?:[.,]|m(?:etros?)?\s?(?:e\s)?)\s*(\d{1,2})\b/i.exec(text);
  if (metres) {
    const cm = Number(metres[1]) * 100 + Number((metres[2] ?? "").padEnd(2, "0"));
    return heightOf(cm);
  }
  for (let at = 0; at < core.length; at += 1) {
    const read = readQuantity(core, at);
    if (!read) continue;
    // "um metro e setenta e oito"
    const isMetre =
      /^(?:metro|metros|m)$/.test(wordAt(core, read.next)) && wordAt(core, read.next + 1) === "e";
    const more = isMetre ? readQuantity(core, read.next + 2) : null;
    if (more && more.value < 100) return heightOf(read.value * 100 + more.value * (more.value < 1 ? 100 : 1));
    const cm = read.value < 3 ? Math.round(read.value * 100) : read.value;
    return heightOf(cm);
  }
  return null;
}

function heightOf(cm: number): SetProfile | null {
  return cm >= 50 && cm <= 260 ? { kind: "set_profile", fact: "height", cm: Math.round(cm) } : null;
}

/** "nasci em 12/05/1990", "minha data de nascimento é 3 de maio de 1988" */
function readBirth({ line, text }: Phrase): SetProfile | null {
  if (!/ (?:nasci|nascimento|nascida|nascido|aniversario) /.test(line)) return null;
  const figures = /(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4})/.exec(text);
  const worded = /(\d{1,2}) de (\p{L}+) de (\d{4})/u.exec(fold(text));
  const month = worded ? MONTHS.indexOf((worded[2] ?? "").slice(0, 3)) + 1 : Number(figures?.[2]);
  const [date, year] = worded ? [worded[1], worded[3]] : [figures?.[1], figures?.[3]];
  if (!date || !year || !month) return null;
  const day = `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? { kind: "set_profile", fact: "birth_date", day } : null;
}

const MONTHS = ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"];

/** "tenho 35 anos", "minha idade é 40", "fiz 40 anos" */
function readAge(line: string, tokens: readonly Token[], _: Moment): SetProfile | null {
  if (
    !/^ (?:eu )?(?:agora |hoje )?(?:ja )?(?:tenho|fiz|faco|completei|minha idade|muda minha idade|mudei minha idade|corrige minha idade|idade) /.test(
      line,
    )
  )
    return null;
  if (!/ (?:anos|idade) /.test(line) || / (?:filh[oa]|ha|que|faz|minha mae|meu pai) /.test(line)) return null;
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readQuantity(tokens, at);
    if (!read || read.article) continue;
    const said = wordAt(tokens, read.next) === "anos" || / idade /.test(line);
    return said && read.value >= 1 && read.value <= 130
      ? { kind: "set_profile", fact: "age", years: Math.round(read.value) }
      : null;
  }
  return null;
}

function readGender(line: string): SetProfile | null {
  const match =
    /^ (?:eu )?(?:sou|meu (?:sexo|genero) eh|muda meu (?:sexo|genero) para|(?:sexo|genero)) (?:um |uma |o )?(mulher|homem|feminino|masculino|menina|menino) $/.exec(
      line,
    );
  if (!match) return null;
  return {
    kind: "set_profile",
    fact: "gender",
    gender: /^(?:mulher|feminino|menina)$/.test(match[1] ?? "") ? "female" : "male",
  };
}

function readMaternity(said: string): SetProfile | null {
  const line = said.replace(TAIL, " ").replace(/^ garfo /, " ");
  const told = (maternity: "none" | "pregnant" | "breastfeeding"): SetProfile => ({
    kind: "set_profile",
    fact: "maternity",
    maternity,
  });
  if (
    /^ (?:eu )?nao (?:estou|to) mais (?:gravida|amamentando|gestante) $|^ (?:eu )?parei de amamentar $/.test(
      line,
    )
  )
    return told("none");
  if (
    /^ (?:(?:eu |descobri que |oi )*)(?:estou |to |fiquei |sou )?(?:gravida|gestante)(?: de \S+ (?:semanas|meses))?(?: (?:coloca|bota|poe|anota|atualiza|registra)(?: (?:ai|no|meu|perfil|isso|cadastro))*)? $|^ (?:eu )?engravidei $/.test(
      line,
    )
  )
    return told("pregnant");
  return /^ (?:eu )?(?:estou|to) amamentando(?: (?:meu|minha|o|a) \S+)? $/.test(line)
    ? told("breastfeeding")
    : null;
}

const TRAINS =
  / (?:comecei|voltei|agora|passei a|mudei|estou|to|tou) (?:\S+ ){0,4}?(?:treino|treinar|treinando|academia|malhar|malhando|musculacao|correr|corrida|crossfit|natacao|pilates|caminhada|caminhar) (?:\S+ ){0,2}?([1-7]) ?(?:x|vezes|dias) (?:por|na|a|da) semana /;

function readActivity(line: string): SetProfile | null {
  // "comecei academia 4x por semana", "agora treino 3 vezes por semana"
  const often = TRAINS.exec(line)?.[1];
  if (often) {
    const level = Number(often) <= 2 ? "light" : Number(often) <= 4 ? "moderate" : "active";
    return { kind: "set_profile", fact: "activity", level };
  }
  if (!/ (?:nivel de atividade|atividade fisica|minha rotina) /.test(line)) return null;
  if (!/ (?:muda|mude|mudar|altera|coloca|poe|eh|agora|troca|atualiza) /.test(line)) return null;
  const levels: readonly [Extract<SetProfile, { fact: "activity" }>["level"], RegExp][] = [
    ["sedentary", / (?:sedentari[oa]|parad[oa]) /],
    ["very_active", / (?:muito ativ[oa]|intens[oa]|atleta) /],
    ["light", / (?:leve|levemente|pouc[oa]) /],
    ["moderate", / (?:moderad[oa]|medi[oa]) /],
    ["active", / ativ[oa] /],
  ];
  const level = levels.find(([, words]) => words.test(line))?.[0];
  return level ? { kind: "set_profile", fact: "activity", level } : null;
}

const BEFORE =
  "(?:oi |ola |ah |entao |obs |aviso |lembra que |lembre que |anota (?:ai )?(?:que )?|anote (?:ai )?(?:que )?|registra (?:ai )?(?:que )?|so para (?:voce )?saber |importante |descobri que |o medico disse que |esqueci de (?:falar|dizer|avisar) que |quero avisar que |preciso avisar que |coloca (?:ai |no perfil |no meu perfil )?(?:que )?|poe (?:ai |no perfil )?(?:que )?|agora |hoje )*(?:eu )?(?:ja )?";

/** The ways to tell of each list, with what is told as a group; those that take away first. */
const LISTS: readonly { list: ProfileList; add: boolean; words: RegExp }[] = [
  {
    list: "allergies",
    add: false,
    words: new RegExp(
      `^ ${BEFORE}(?:nao (?:sou|tenho|estou)(?: mais)? (?:alergic[oa]|alergia) (?:a|ao|de|com) |(?:tira|tire|remove|apaga|exclui) (?:o |a |os |as )?)(.+?)(?: (?:d[ao]s? )?(?:minhas? )?(?:lista de )?alergias?)? $`,
    ),
  },
  {
    list: "restrictions",
    add: false,
    words: new RegExp(
      `^ ${BEFORE}(?:nao (?:sou|tenho)(?: mais)? (?:intolerante|intolerancia|restricao) (?:a|ao|de|com) |(?:tira|tire|remove|apaga|exclui) (?:o |a |os |as )?)(.+?)(?: (?:d[ao]s? )?(?:minhas? )?(?:lista de )?restric\\S+)? $`,
    ),
  },
  {
    list: "preferences",
    add: false,
    words: new RegExp(
      `^ ${BEFORE}(?:nao sou mais|deixei de ser|parei de ser) (vegan[oa]|vegetarian[oa]|ovolactovegetarian[oa]|pescetarian[oa]|low carb) $`,
    ),
  },
  {
    list: "allergies",
    add: true,
    words: new RegExp(
      `^ ${BEFORE}(?:sou|virei|fiquei|tenho|desenvolvi|tambem (?:sou|tenho)|(?:adiciona|inclui|acrescenta|coloca|poe|anota|registra)(?: (?:a|uma|minha))?) (?:muito |muita |super |tambem )?(?:alergic[oa]s?|alergias?|reacao alergica) (?:grave |severa |forte )?(?:a|ao|aos|as|de|com|contra|em relacao a)? ?(.+?)(?: (?:n[ao]s? )?(?:minhas )?(?:alergias|perfil|lista))? $`,
    ),
  },
  {
    list: "restrictions",
    add: true,
    words: new RegExp(
      `^ ${BEFORE}(?:sou|virei|fiquei|tenho|desenvolvi) (?:intolerante|intolerancia|sensivel|sensibilidade|restricao) (?:a|ao|aos|as|de|com) (.+) $`,
    ),
  },
  {
    list: "preferences",
    add: true,
    words: new RegExp(
      `^ ${BEFORE}(?:sou|virei|me tornei|estou(?: sendo)?|comecei a ser|decidi (?:ser|virar)) (vegan[oa]|vegetarian[oa]|ovolactovegetarian[oa]|pescetarian[oa]|flexitarian[oa])(?: .{0,30})? $`,
    ),
  },
  {
    list: "conditions",
    add: true,
    words: new RegExp(
      `^ ${BEFORE}(?:sou|tenho|fui diagnosticad[oa] com|estou com|descobri) ((?:pre )?diabet\\S+(?: tipo (?:1|2|um|dois))?|hipertens[oa]|hipertensao|pressao alta|celiac[oa]|doenca celiaca|gota|colesterol alto|gastrite|refluxo|hipotireoidismo|hipertireoidismo|doenca renal(?: cronica)?|insuficiencia renal|anemia|sop|gordura no figado|esteatose(?: hepatica)?) $`,
    ),
  },
  {
    list: "restrictions",
    add: true,
    words: new RegExp(
      `^ ${BEFORE}(nao (?:como|posso comer|consumo|bebo|tomo|posso (?:tomar|beber)|como mais|gosto de|curto|suporto) .+) $`,
    ),
  },
];

/** "…, guarda isso": what is said to the assistant about it. */
const TAIL =
  / (?:(?:entao|por favor|e|pode|ai|ja) )*(?:guarda|guarde|anota|anote|salva|salve|lembra|lembre|registra|registre|coloca|poe|arruma|atualiza|fica ligad[oa]|leva em conta|considera)(?: (?:isso|ai|la|no perfil|no meu perfil|disso|por favor|para mim|pra mim|na minha conta))* $/;
/** Words of another sentence. */
const ASKS = / (?:posso|pode|devo|quanto|qual|comi|almocei|jantei|tomei|bebi|sera|faz mal) /;

function readList({ line, text }: Phrase): SetProfile | null {
  for (const { list, add, words } of LISTS) {
    const said = words.exec(line.replace(TAIL, " "))?.[1]?.trim();
    if (!said) continue;
    const named = / alergia/.test(line) || / restric/.test(line);
    const takes = / (?:tira|tire|remove|apaga|exclui) /.test(line);
    // "tira o pão" corrects a meal.
    if (takes && (!named || (list === "restrictions" && / alergia/.test(line)))) continue;
    if (list === "allergies" && !add && !/ alerg/.test(line)) continue;
    if (list === "restrictions" && !add && !/ (?:restric|intoler)/.test(line)) continue;
    const because =
      list === "allergies"
        ? "allergy"
        : list === "conditions"
          ? "condition"
          : list === "preferences"
            ? "preference"
            : "restriction";
    const rules = readAvoided(because, said);
    const known = rules.some(({ rule }) => !("named" in rule));
    // "não como nada desde ontem" is no restriction: what is avoided must be a food that is known.
    if (
      /^nao /.test(said) &&
      (!known || / (?:nada|hoje|ontem|desde|agora|ainda|muito|tanto|direito|bem) /.test(` ${said} `))
    )
      continue;
    if (said.split(" ").length > 12 || ASKS.test(` ${said} `)) continue;
    return { kind: "set_profile", fact: "list", list, add, words: asWritten(said, text) };
  }
  return null;
}

/** The words as they were written, with their accents. */
function asWritten(said: string, text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const folded = [...plain].map((letter) => fold(letter).slice(0, 1) || letter).join("");
  const pattern = said
    .split(" ")
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, "."))
    .join("[^\\p{L}\\p{N}]+");
  const found = new RegExp(pattern, "u").exec(folded);
  if (!found) return said;
  return plain.slice(found.index, found.index + found[0].length);
}
