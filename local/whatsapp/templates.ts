import { z } from "zod";
import { GraphError } from "./graph-error";

/** A wording that Meta has approved; `{{1}}`, `{{2}}`… are filled in order. */
export interface ApprovedTemplate {
  name: string;
  language: "pt_BR" | "en_US";
  category: "UTILITY" | "MARKETING";
  body: string;
}

const STOP = {
  pt_BR: "\n\nPara não receber mais, responda PARAR.",
  en_US: "\n\nTo stop these messages, reply STOP.",
};

function both(
  name: string,
  category: ApprovedTemplate["category"],
  pt: string,
  en: string,
): [ApprovedTemplate, ApprovedTemplate] {
  const end = (language: "pt_BR" | "en_US") => (category === "MARKETING" ? STOP[language] : "");
  return [
    { name, language: "pt_BR", category, body: pt + end("pt_BR") },
    { name, language: "en_US", category, body: en + end("en_US") },
  ];
}

/** What this account has had approved: the templates of docs/operations.md. */
const TEMPLATES: readonly ApprovedTemplate[] = [
  ...both(
    "garfo_meal_reminder",
    "MARKETING",
    "Oi, {{1}}! Que tal anotar {{2}} hoje? Conte do seu jeito que eu faço as contas. 🍽️",
    "Hi, {{1}}! How about logging {{2}} today? Tell me in your own words and I'll do the maths. 🍽️",
  ),
  ...both(
    "garfo_water_reminder",
    "MARKETING",
    "Oi, {{1}}! Hora da água. 💧 Tomou um copo? Me conte que eu anoto.",
    "Hi, {{1}}! Time for some water. 💧 Had a glass? Tell me and I'll log it.",
  ),
  ...both(
    "garfo_exercise_reminder",
    "MARKETING",
    "Oi, {{1}}! Hora de se mexer. 🏃 Treino, caminhada, o que couber no seu dia.",
    "Hi, {{1}}! Time to move. 🏃 A workout, a walk, whatever fits your day.",
  ),
  ...both(
    "garfo_evening_summary",
    "MARKETING",
    "Oi, {{1}}! Seu dia no Garfo: {{2}} de {{3}} kcal e {{4}} ml de água. 🌙 Ficou alguma coisa de fora? É só me contar.",
    "Hi, {{1}}! Your day on Garfo: {{2}} of {{3}} kcal and {{4}} ml of water. 🌙 Anything left out? Just tell me.",
  ),
  ...both(
    "garfo_weekly_report",
    "MARKETING",
    "Oi, {{1}}! Na sua semana, dias anotados: {{2}}. Média de {{3}} kcal por dia, com meta de {{4}}. 📊 Escreva *semana* para ver tudo.",
    "Hi, {{1}}! Your week: {{2}} days logged, {{3}} kcal a day on average, with a goal of {{4}}. 📊 Write *semana* to see it all.",
  ),
  ...both(
    "garfo_trial_ending",
    "UTILITY",
    "Oi, {{1}}! Seu teste grátis do Garfo termina {{2}}. O que você anotou fica guardado. Para continuar, escolha um plano em Assinatura.",
    "Hi, {{1}}! Your free trial of Garfo ends {{2}}. Everything you logged is kept. To go on, choose a plan under Subscription.",
  ),
  ...both(
    "garfo_renewal_due",
    "UTILITY",
    "Oi, {{1}}! Seu plano {{2}} do Garfo termina em {{3}}. Para continuar por {{4}}, responda *quero pagar no pix* e eu mando o código.",
    "Hi, {{1}}! Your Garfo plan {{2}} ends on {{3}}. To go on for {{4}}, reply *quero pagar no pix* and I will send the code.",
  ),
  ...both(
    "garfo_card_declined",
    "UTILITY",
    "Oi, {{1}}! A cobrança do seu plano {{2}} do Garfo não passou no cartão. Troque o cartão em Assinatura, ou responda *quero pagar no pix*.",
    "Hi, {{1}}! The charge of your Garfo plan {{2}} did not go through. Change the card under Subscription, or reply *quero pagar no pix*.",
  ),
  ...both(
    "garfo_diary_comment",
    "UTILITY",
    "Oi, {{1}}! {{2}} comentou o seu diário de {{3}}. Escreva qualquer coisa para conversar por aqui, ou veja o comentário no seu diário.",
    "Hi, {{1}}! {{2}} commented on your diary of {{3}}. Write anything to talk here, or see the comment in your diary.",
  ),
  ...both(
    "garfo_meal_plan",
    "UTILITY",
    "Oi, {{1}}! {{2}} liberou um plano novo para você no Garfo. Escreva qualquer coisa para conversar por aqui, ou veja o plano no site.",
    "Hi, {{1}}! {{2}} published a new plan for you on Garfo. Write anything to talk here, or see the plan on the website.",
  ),
  ...both(
    "garfo_reply",
    "UTILITY",
    "Tenho uma resposta sobre a mensagem que você mandou. Escreva qualquer coisa para eu enviar.",
    "I have an answer to the message you sent. Write anything and I will send it.",
  ),
];

/** A line each: Meta refuses line breaks, tabs and long gaps in what is filled in. */
const parameter = z.object({
  type: z.literal("text"),
  text: z
    .string()
    .min(1, "must not be empty")
    .regex(/^(?!.*[\n\r\t])(?!.* {5})/s, "must be one line"),
});
const component = z.object({ type: z.literal("body"), parameters: z.array(parameter) });

/**
 * The template as its reader sees it.
 * @throws GraphError 132001 for one that is not approved in this language, 132000 for another number of parameters, 100
 */
export function filledTemplate(name: string, language: string, components: readonly unknown[]): string {
  const template = TEMPLATES.find((one) => one.name === name && one.language === language);
  if (!template) throw new GraphError(132001, `template name (${name}) does not exist in ${language}`);
  const read = z.array(component).max(1).safeParse(components);
  if (!read.success)
    throw new GraphError(100, `Param template['components'] ${read.error.issues[0]?.message}.`);
  const given = read.data[0]?.parameters ?? [];
  const wanted = new Set(template.body.match(/\{\{\d+\}\}/g)).size;
  if (given.length !== wanted) {
    throw new GraphError(
      132000,
      `body: number of localizable_params (${given.length}) does not match the expected number of params (${wanted})`,
    );
  }
  return template.body.replace(/\{\{(\d+)\}\}/g, (_, place) => given[Number(place) - 1]?.text ?? "");
}
