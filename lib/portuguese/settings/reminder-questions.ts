const REMINDER = "(?:lembretes?|avisos?|alarmes?|notificac\\S+)";
const REMINDS = "(?:me )?(?:lembra(?:r)?|lembrando|avisa(?:r)?|cobra(?:r)?|chama(?:r)?|manda(?:r)?)";

/** What asks which reminders there are and when, each with how people say it. */
const ASKS: readonly RegExp[] = [
  // "que horas é o lembrete do jantar", "o lembrete da água é que horas"
  new RegExp(
    ` (?:(?:a |em |de )?que (?:horas?|vez)|qual (?:eh )?(?:o |meu )*horarios?) (?:(?!me )\\S+ )*?${REMINDER} `,
  ),
  new RegExp(` ${REMINDER} (?:.* )?(?:eh|sao|esta|estao|toca|chega|vem|fica) (?:a |em |de )?que horas? `),
  // "que horas você me lembra do jantar"
  new RegExp(`^ (?:(?:a |em |de )?que horas?|quando|do que|de que) (?:que )?voce (?:vai )?${REMINDS} `),
  // "quais lembretes eu tenho", "quantos lembretes tem"
  new RegExp(
    `^ (?:(?:quais|que|quantos|qual|cade|como (?:esta|estao)) )(?:sao |eh |os |o |meus |meu )*${REMINDER} `,
  ),
  // "tem lembrete de água", "eu tenho lembrete de almoço"
  new RegExp(
    `^ (?:eu |voce )?(?:ja |ainda )?(?:tem|tenho|existe|esta com) (?:algum |um |o |meu )?${REMINDER} (?!demais|toda|muit|para )`,
  ),
  // "o lembrete do jantar tá ligado?"
  new RegExp(
    `^ (?:o |os |meu |meus )?${REMINDER} (?:.* )?(?:esta|estao|continua|continuam) (?:\\S+ )?(?:ligad|ativ|funcionando|desligad|marcad)`,
  ),
  // "você vai me lembrar do jantar hoje?"
  new RegExp(`^ voce (?:vai|ainda vai|ja vai) ${REMINDS} d`),
];

/** Whether a line asks about the reminders that there are: nothing is to be switched on or off. */
export function asksAboutReminders(line: string): boolean {
  return ASKS.some((words) => words.test(line));
}
