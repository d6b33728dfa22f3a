import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import { readDay } from "@/lib/portuguese/grammar/days";
import { mealOfSnack, readMeal } from "@/lib/portuguese/grammar/meal-words";
import type { Moment } from "@/lib/portuguese/grammar/moment";
import { readQuietHours, readReminder } from "@/lib/portuguese/intents/reminder-words";
import type { Command } from "@/lib/portuguese/meaning/command";
import { readLog } from "@/lib/portuguese/meaning/log-reading";
import { readGoal } from "@/lib/portuguese/settings/goal-words";
import { readOwnFoodCommand } from "@/lib/portuguese/settings/own-food-words";
import { readProfile } from "@/lib/portuguese/settings/profile-words";
import { wordAt } from "@/lib/portuguese/text/numbers";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

const SHOW =
  "(?:(?:me )?(?:mostra|mostre|mostrar|manda|mande|envia|ver|veja|vejo|quero|quero ver|queria ver|gera|gerar|cade|abre|abrir|me da|da|passa|me passa) )?";
const MY = "(?:(?:o|a|os|as|um|meu|minha|meus|minhas|qual|quais|sao|eh|a minha|o meu) ){0,4}";
const rule = (pattern: string) => new RegExp(`^ ${SHOW}${MY}(?:${pattern}) $`);

const DAY_WORDS =
  "(?:hoje|ontem|anteontem|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?|sabado|domingo|dia [0-9/]+)";

const SIMPLE: readonly [
  RegExp,
  Command["kind"] &
    (
      | "week"
      | "water"
      | "weight"
      | "undo"
      | "delete_last"
      | "goals"
      | "reminders"
      | "help"
      | "stop"
      | "resume"
      | "dismiss"
      | "subscription"
      | "pay_pix"
      | "cancel_subscription"
      | "human"
      | "share"
      | "price"
    ),
][] = [
  [
    /^ (?:eu )?(?:quero |queria |preciso |gostaria de |vou |como (?:eu |que |eh que )*(?:faco|faz|fazer|se faz|posso)?(?: (?:para|pra))? ?)?(?:cancelar|cancela|cancele|encerrar|encerra) (?:a |o |da |do )?(?:minha |meu )?(?:assinatura|plano|mensalidade|renovacao(?: automatica)?)(?: do garfo)? $/,
    "cancel_subscription",
  ],
  [
    /^ (?:(?:e )?como (?:eu )?(?:faco|fazer|posso|que (?:eu )?faco|que cancela|cancelo|se cancela)?(?: (?:para|pra))?(?: cancelar)?(?: (?:isso|isto|tudo|o garfo|o app|o servico|minha conta|a conta))?|onde (?:eu )?(?:cancelo|cancela)|(?:quero|queria|gostaria de|preciso) cancelar(?: (?:o garfo|o app|o servico|tudo))?) $/,
    "cancel_subscription",
  ],
  [
    /^ (?:(?:eu )?(?:quero|queria|posso|vou|gostaria de|preciso|como (?:eu )?(?:faco (?:para|pra)|posso)) )?(?:pagar|renovar|assinar)(?: (?:a |o )?(?:minha |meu )?(?:assinatura|plano|mensalidade))? (?:no|com|por|pelo|via|em|com o) pix $/,
    "pay_pix",
  ],
  [
    /^ (?:(?:me )?(?:manda|mande|envia|envie|gera|gere|quero|cade|passa) )?(?:o |um |meu )?(?:codigo (?:do |de |para |pra )?)?pix(?: (?:da|do|para|pra) (?:a |o )?(?:minha |meu )?(?:assinatura|plano|mensalidade))? $/,
    "pay_pix",
  ],
  [
    /^ (?:quero |queria |preciso )?(?:pagar|renovar) (?:a |o )?(?:minha |meu )?(?:assinatura|plano|mensalidade) $/,
    "pay_pix",
  ],
  [
    /^ (?:e )?(?:quando|que dia|qual (?:eh )?(?:o )?dia|ate quando|em que dia) (?:que )?(?:eh que )?(?:eu )?(?:vence|acaba|termina|renova|expira|vai|vale|tenho acesso)(?: (?:a |o )?(?:minha |meu )?(?:assinatura|plano|teste(?: gratis)?|mensalidade|acesso))?(?: do garfo)? $/,
    "subscription",
  ],
  [
    /^ (?:por |ate |e )?(?:quanto tempo|quantos dias|quando|ate quando) .{0,30}(?:gratis|gratuito|teste|trial)(?: .{0,20})? $|^ (?:meu |o )?(?:teste|periodo)(?: gratis| de teste)? (?:acaba|termina|vai ate|vence) .{0,20}$/,
    "subscription",
  ],
  [
    /^ (?:eu )?(?:ainda )?(?:estou|to|tou) (?:\S+ ){0,3}(?:periodo de teste|teste gratis|teste|trial)(?: .{0,30})? $/,
    "subscription",
  ],
  [
    /^ (?:(?:eu )?(?:sou|to|estou|tou) nov[oa](?: aqui| por aqui| nisso)? ?)?(?:e )?(?:como (?:eu |que |eh que )*(?:faco|faz|fazer)(?: (?:para|pra))? ?(?:usar|comecar|registrar|funcionar|mexer)?|como (?:voce|isso|isto|o app|aqui) funciona|por onde (?:eu )?comeco|como (?:eu )?comeco)(?: (?:isso|aqui|voce|o app|nov[oa]|sou|to|estou|por))* $/,
    "help",
  ],
  [
    /^ (?:quanto (?:que )?(?:custa|sai|fica|eh) (?:(?:pra|para) )?(?:usar|ter|continuar)(?: (?:voce|o app|isso|aqui|o garfo|com voce))? $)/,
    "price",
  ],
  [
    /^ (?:(?:qual|ver|mostra|status|situacao|vencimento|validade) (?:eh )?(?:a |o |da |do )?)?(?:minha assinatura|meu plano|minha mensalidade|vencimento (?:da|do) (?:minha |meu )?(?:assinatura|plano|mensalidade)) $/,
    "subscription",
  ],
  [
    /^ (?:tem|existe|voces tem) (?:alguma |uma |um )?(?:versao|plano|teste|periodo)(?: de teste)? (?:gratis|gratuit[oa]) $/,
    "price",
  ],
  [
    /^ (?:isso|isto|o garfo|o app|aqui|voce|o servico) (?:eh|e) (?:pago|gratis|gratuit[oa]|de graca|cobrado) $/,
    "price",
  ],
  [
    /^ (?:cancela|cancelar|encerra) (?:tudo )?(?:\S+ ){0,2}nao (?:quero|vou) (?:mais )?usar(?: mais)? $/,
    "cancel_subscription",
  ],
  [
    /^ (?:(?:eu )?(?:quero|queria|preciso|gostaria de|posso|consigo|da para|tem como|como (?:eu )?(?:faco (?:para|pra )?)?|me (?:passa|transfere|coloca|deixa)(?: para| com)?|quero que me passe para|tem)(?: de| do)?(?: um| uma| o| a)? )?(?:falar|falo|conversar|converso|contato|atendimento|suporte|atendente|humano|pessoa de verdade|alguem de verdade)(?: (?:com|humano|um|uma|o|a|de|do|da|no|alguem|pessoa|gente|humano|humana|atendente|atendimento|suporte|real|verdade|equipe|time|garfo|voces|sac|aqui|outra|ser|tecnico|responsavel|moca|moco|por|favor|nao|robo|e)){0,7} $/,
    "human",
  ],
  [
    /^ (?:e )?(?:quanto (?:que )?(?:custa|custam|sai|eh|fica|vale|esta|cobra|pago|vou pagar)|qual (?:eh )?(?:o )?(?:preco|valor)|quais (?:sao )?(?:os )?(?:precos|valores|planos)|precos?|planos|valores|tem (?:plano|desconto)(?: \S+)?)(?: (?:o |a |os |as |do |da |de |dos |um |uma |por )?(?:garfo|plano|planos|planinho|assinatura|assinar|mensalidade|mes|mensal|anual|ano|app|aplicativo|servico|isso|premium|trimestral|tem|voces|para assinar|pra assinar|depois do teste)){0,4} $/,
    "price",
  ],
  [
    /^ (?:parar|pare|sair|stop|descadastrar|unsubscribe|cancelar (?:inscricao|mensagens|cadastro)|parar (?:tudo|mensagens|as mensagens)|quero (?:parar|sair)|(?:quero )?parar de receber (?:as )?(?:mensagens|msg|isso|tudo)|para de (?:me )?(?:mandar|enviar) (?:mensagem|mensagens|msg|isso)|nao (?:quero (?:mais )?receber|me (?:mand[ae]m?|envi[ae]m?)) (?:mais )?(?:mensage(?:m|ns)|msg|nada|isso)(?: .{0,30})?) $/,
    "stop",
  ],
  [
    /^ (?:reativar|reativa|reative|voltar|quero (?:voltar|reativar)|voltar a receber|start|ativar de novo|religar) $/,
    "resume",
  ],
  [
    /^ (?:(?:eu )?(?:quero )?(?:desfazer|desfaz|desfaca|desfazer isso|desfaz isso|desfaz ai|desfazer o ultimo|desfaz o ultimo|desfaz ultimo|desfazer (?:a )?ultim[oa](?: registro| refeicao)?|volta atras|voltar atras|anula|anular|anula isso|cancela|cancelar|cancela isso|cancela essa|cancela esse|cancela o ultimo|ctrl z|undo)) $/,
    "undo",
  ],
  [
    /^ (?:eu )?(?:quero |queria |pode |preciso )?(?:apaga|apagar|apague|exclui|excluir|exclua|deleta|deletar|remove|remover|tira|tirar|limpa) (?:(?:o|a|os|as|isso|esse|essa|este|esta|meu|minha|tudo) ){0,3}(?:ultim[oa]s?|isso|registro|refeicao|lancamento|anotacao|anterior|tudo|entrada)(?: (?:registro|refeicao|lancamento|anotacao|entrada|mensagem|coisa|que (?:mandei|registrei|anotei|lancei)|que eu (?:mandei|registrei|anotei)|ai)){0,2} $/,
    "delete_last",
  ],
  [/^ (?:apaga|apagar|deleta|excluir|exclui|remove) $/, "delete_last"],
  [
    rule(
      "semana|semanal|resumo (?:da|dessa|desta|de toda a) semana|resumo semanal|relatorio semanal|relatorio da semana|ultimos (?:7|sete) dias|balanco da semana|como (?:foi|esta|ta|vai|anda) (?:a )?(?:minha )?semana|progresso da semana",
    ),
    "week",
  ],
  [rule("agua|hidratacao|consumo de agua|agua (?:de )?hoje"), "water"],
  [
    rule(
      "peso|peso (?:atual|de hoje|hoje)|ultimo peso|historico (?:de|do) peso|evolucao (?:de|do) peso|pesagens|grafico (?:de|do) peso",
    ),
    "weight",
  ],
  [
    rule(
      "metas?|objetivos?|metas? (?:diarias?|de hoje|do dia|de calorias?|de agua|de peso|de proteina|calorica)|qual (?:a |eh a )?(?:minha )?meta(?: .{0,30})?|metas? (?:diaria )?de (?:agua|calorias?|proteinas?|peso) .{1,20}|(?:mudar|alterar|ajustar|trocar|definir|atualizar) (?:a |as |minha |minhas )*metas?(?: .{0,30})?",
    ),
    "goals",
  ],
  [
    rule(
      "lembretes?|avisos|alarmes|notificacoes|meus lembretes|configurar lembretes|quais lembretes (?:eu )?tenho",
    ),
    "reminders",
  ],
  [
    rule(
      "ajuda|help|socorro|comandos|menu|opcoes|instrucoes|manual|como (?:eu )?(?:uso|usar|funciona|faco|registro|anoto|faz)(?: (?:isso|isto|aqui|voce|o app|a refeicao|refeicao|agua|peso|uma refeicao|minhas refeicoes|para registrar.{0,30}))?|o que (?:voce|da para|posso|eu posso) (?:faz|fazer|sabe fazer|consegue fazer|perguntar|pedir)|me ajuda|me ajude|preciso de ajuda|nao sei usar|nao entendi(?: (?:nada|direito|isso|muito|o que|do que|voce|falou|disse)){0,6}|como isso funciona|como voce funciona",
    ),
    "help",
  ],
  [
    /^ (?:deixa (?:para la|quieto|assim)?|deixa|deixe|esquece|esqueca|esquece isso|nenhum|nenhuma|nenhum (?:deles|desses|dos dois)|nenhuma (?:delas|dessas|das opcoes)|nada disso|nenhum desses|tanto faz|pode ignorar|ignora) $/,
    "dismiss",
  ],
];

/** A food or recipe that is to be kept, not one that was eaten. */
const OWN_FOOD =
  / (?:cadastra|cadastre|cadastrar|cria|crie|criar|salva|salve|salvar|guarda|guarde|guardar|grava|gravar|apaga|apagar|exclui|excluir|remove|deleta|edita|editar|muda|mudar|lista|listar|mostra|ver|quais|tenho|adiciona|adicionar|registra|registrar) (?:(?:a|o|as|os|uma|um|meu|minha|meus|minhas|nova|novo|sao|essa|esse|esta|este|de|da|do) ){0,4}(?:receitas?|alimentos?|comidas? (?:minhas|salvas?|proprias?)|produtos?)(?! (?:hoje|ontem))(?: |$)| (?:minha|nossa) receita (?:de|da|do) .*(?:rende|:|=|\d)| (?:salva|guarda|grava|cadastra) (?:isso |essa |esse |a |o )?(?:para|pra) (?:eu )?(?:usar|mais tarde|depois|proxima|as proximas)| (?:comidas|receitas|alimentos) (?:minhas|meus|proprias|proprios) .*salv| minha receita .*(?:leva|rende|salva|fica)| (?:nessa|nesta|dessa|desta|naquela) receita /;
const EXPORTS =
  /^ (?:me |quero |queria |preciso |como |posso |da para |tem como |consigo )*(?:exporta|exporte|exportar|baixa|baixar|baixo|exporto) (?:\S+ ){0,3}(?:diario|dados|registros?|historico|relatorio|tudo|refeicoes) /;
const ERASES =
  / (?:apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remover|esquece|elimina|eliminar|encerra|encerrar) (?:\S+ ){0,6}(?:minha conta|meu cadastro|meus dados|minhas informacoes|lgpd|de mim|sobre mim|(?:tudo|coisas?) (?:que )?(?:voce )?(?:tem|guarda|sabe|guardou) (?:meu|minh[oa]|de mim)|tudo meu|meu historico|meu perfil)(?: |$)| (?:quero|gostaria de|preciso) (?:apagar|excluir|deletar|encerrar) (?:\S+ ){0,3}(?:conta|dados|cadastro|tudo) /;

const SHARES =
  / (?:consigo|tem|teria|existe|da para ter|rola) (?:um |algum )?(?:relatorio|resumo|arquivo|pdf) (?:\S+ ){0,5}(?:nutri|nutricionista|medic[oa]|personal|consulta|endocrino) | como (?:\S+ ){0,3}(?:passo|mando|mostro|envio|compartilho) (?:\S+ ){0,5}(?:nutri|nutricionista|medic[oa]|personal|endocrino) | (?:manda|mande|mandar|faz|faca|fazer|gera|gerar|monta|montar|preciso|quero|faz|faca|fazer|gera|gerar|monta|montar|preciso|quero|envia|envie|enviar|compartilha|compartilhe|compartilhar|passa|passar|encaminha|encaminhar|exporta|exportar|baixar|imprimir) (?:\S+ ){0,6}(?:nutri|nutricionista|medic[oa]|personal|e ?mail|pdf|excel|planilha|endocrino|doutor[a]?) /;

/** The command that a message is, or null. */
export function readCommand(phrase: Phrase, moment: Moment): Command | null {
  const { line } = phrase;
  if (line === "  " || line === " ") return /^\s*\?+\s*$/.test(phrase.text) ? { kind: "help" } : null;
  const quiet = readQuietHours(phrase);
  if (quiet) return quiet;
  const own = readOwnFoodCommand(phrase, moment);
  if (own) return own;
  if (OWN_FOOD.test(line) && phrase.words <= 60) return { kind: "own_food" };
  if (ERASES.test(line) && phrase.words <= 20) return { kind: "erase" };
  if (EXPORTS.test(line) && phrase.words <= 14) return { kind: "share" };
  if (SHARES.test(line) && phrase.words <= 20) return { kind: "share" };
  const goal = readGoal(phrase, moment);
  if (goal) return goal;
  if (phrase.words <= 12) {
    const simple = SIMPLE.find(([pattern]) => pattern.test(line));
    if (simple) return { kind: simple[1] };
    const summary = readSummary(phrase, moment);
    if (summary) return summary;
  }
  return (
    readReminder(phrase) ??
    readGoal(phrase, moment) ??
    readProfile(phrase, moment) ??
    readRepeat(phrase, moment)
  );
}

const SUMMARY = rule(
  `(?:resumo|relatorio|extrato|balanco|diario|resuminho|total|totais)(?: (?:do dia|diario|geral|(?:de |da |do )?${DAY_WORDS}))?|(?:meu )?dia|${DAY_WORDS}|(?:fecha|fechar|fecha ai|encerra|encerrar|fechamento|fecho) (?:o |do |meu )?dia|como (?:foi|esta|ta|anda|vai) (?:o )?(?:meu )?(?:dia|${DAY_WORDS})|como (?:eu )?(?:fui|estou|to|ando) (?:${DAY_WORDS})?`,
);

function readSummary({ line, tokens }: Phrase, moment: Moment): Command | null {
  if (!SUMMARY.test(line)) return null;
  const day = saidDay(tokens, moment);
  return { kind: "summary", day: day !== null && day <= moment.today ? day : moment.today };
}

const REPEAT =
  / (?:repet(?:e|ir|i|ido|indo)|mesm[oa] (?:coisa|almoco|jantar|janta|cafe|lanche|refeicao|ceia|prato|comida)|o mesmo (?:de|que|do)|mesmas coisas|igual(?:zinho)? (?:a|o|ao|no|na|do|da) (?:almoco|jantar|janta|cafe|lanche|ceia)|igual (?:a )?(?:ontem|anteontem|ao? de ontem|o de ontem)|de novo o mesmo|ontem (?:foi|comi|almocei|jantei) igual|ontem (?:foi )?(?:igual|igualzinho)|copia .*(?:para|de) (?:ontem|anteontem)) |^ (?:e )?(?:hoje|no almoco|na janta|no jantar|no cafe|no lanche) (?:foi|comi|tomei|teve) (?:igual|o mesmo|a mesma) $|^ (?:e )?(?:o |a |no |na )?(?:almoco|jantar|janta|lanche|ceia) (?:foi )?(?:igual|o mesmo|a mesma coisa) (?:so que|mas) /;
const GOES_BACK =
  / ontem (?:foi|comi|almocei|jantei)? ?(?:igual|igualzinho|o mesmo|a mesma coisa) | copia (?:isso |tudo |a mesma coisa )?para (?:ontem|anteontem) /;
/** "repeti o arroz" tells of a second helping. */
const SECOND_HELPING =
  /^ (?:eu )?repeti (?!(?:o |a )?(?:almoco|jantar|janta|cafe|lanche|ceia))|^ (?:e )?(?:mais|outr[oa]) .* (?:que|porque|pois) (?:eu )?repeti $/;

/** "tô pensando em repetir", "vou repetir amanhã", "comi e repeti meia" */
const ONLY_MEANT =
  / (?:pensando|pensei|penso|vontade|acho que|sera que|talvez|quase|amanha|queria|ia) .*repet| (?:amanha|queria|quero|pretendo) .*(?:mesm[oa] |igual)| (?:vou|quero|pretendo) (?:\S+ )?repetir $| nao repeti | repeti nao |^ (?:\d+|uma|duas|dois|tres) \S+ repeti $| acabei de repetir | repeti sim | repeti (?:meia|meio|metade|um pouco|so|mais|\d+|uma|duas) /;

/** "hoje igual ontem não, foi frango" */
const NOT_ALIKE =
  / (?:igual|mesma coisa|o mesmo)(?: \S+){0,3} nao(?: |$)| nao (?:foi|comi|eh) (?:igual|o mesmo|a mesma) /;

const AS_TOLD =
  /^ (?:e )?(?:o |a |no |na )?(?:almoco|jantar|janta|lanche|ceia) (?:foi )?(?:igual|o mesmo|a mesma coisa) (?:so que|mas) /;

/** "repete o café de ontem" */
const BREAKFAST = / (?:o|meu|mesmo) cafe (?!(?:com|preto|puro|coado|sem) )/;

function readRepeat(phrase: Phrase, moment: Moment): Command | null {
  const { line, tokens } = phrase;
  if (!REPEAT.test(line) || SECOND_HELPING.test(line) || ONLY_MEANT.test(line) || NOT_ALIKE.test(line))
    return null;
  if (phrase.words > 16 || phrase.asks) return null;
  const said = tokens.flatMap((_, i) => {
    const meal = readMeal(tokens, i);
    return meal ? [meal.kind] : [];
  });
  if (said.length === 0 && BREAKFAST.test(line)) said.push("breakfast");
  const kinds = [...new Set(said.map((kind) => (kind === "snack" ? mealOfSnack(moment.hour) : kind)))];
  const day = saidDay(tokens, moment);
  const before = day !== null && day < moment.today ? day : null;
  const [meal = null, toMeal = null] = orderKinds(kinds, line);
  const changes = repeatChanges(tokens, moment);
  // "ontem foi igual", "copia isso pra ontem": what was told of today was eaten then as well.
  if (before && GOES_BACK.test(line))
    return { kind: "repeat", meal, fromDay: moment.today, toDay: before, toMeal, ...changes };
  // "almoço foi igual só que …", after the dinner: what was told last of today.
  if (AS_TOLD.test(line) && kinds.length === 1 && !before)
    return {
      kind: "repeat",
      meal: null,
      fromDay: moment.today,
      toDay: moment.today,
      toMeal: meal,
      ...changes,
    };
  // Without a day the latest such meal is meant; "jantei o mesmo do almoço" means today's.
  const fromDay = before ?? (toMeal ? moment.today : null);
  return { kind: "repeat", meal, fromDay, toDay: moment.today, toMeal, ...changes };
}

/** "… mas sem morango", "só que com ovo": what is otherwise this time. */
function repeatChanges(
  tokens: Phrase["tokens"],
  moment: Moment,
): Pick<Extract<Command, { kind: "repeat" }>, "without" | "added"> {
  const out = tokens.findIndex(({ word }) => /^(?:sem|menos|tirando|exceto)$/.test(word));
  const more = tokens.findIndex(
    ({ word }, at) => /^(?:com|mais)$/.test(word) && /^(?:mas|que|e|,|so)$/.test(wordAt(tokens, at - 1)),
  );
  // "só que em vez de salsicha era frango"
  const instead = tokens.findIndex(
    ({ word }, at) => /^(?:vez|inves|lugar)$/.test(word) && /^(?:em|ao|no)$/.test(wordAt(tokens, at - 1)),
  );
  const turn = tokens.findIndex(
    ({ word }, at) => at > instead + 2 && /^(?:era|foi|teve|tinha|comi|botei|,)$/.test(word),
  );
  const part = (from: number, to: number) =>
    from < 0
      ? []
      : readLog(tokens.slice(from + 1, to > from ? to : undefined), "", moment).meals.flatMap(
          ({ items }) => items,
        );
  const isInstead = instead > 0 && turn > 0;
  const [without, added] = isInstead
    ? [part(instead + 1, turn).map(({ foodId }) => foodId), part(turn, -1)]
    : [part(out, more).map(({ foodId }) => foodId), part(more, out)];
  return { ...(without.length > 0 && { without }), ...(added.length > 0 && { added }) };
}

/** "no jantar, o mesmo do almoço": first what is repeated, then where it goes. */
function orderKinds(kinds: readonly MealKind[], line: string): readonly MealKind[] {
  const goesFirst =
    / (?:no|na|de|para o|jantei|almocei|lanchei) .{0,25}(?:mesm[oa]|igual|repeti) |^ (?:eu )?(?:janta|jantar|almoco|lanche|cafe|jantei|almocei|lanchei) (?:foi )?igual/.test(
      line,
    );
  return kinds.length > 1 && goesFirst ? [...kinds].reverse() : kinds;
}

/** The first day named anywhere in the message. */
export function saidDay(tokens: Phrase["tokens"], moment: Moment): Day | null {
  for (let i = 0; i < tokens.length; i += 1) {
    const day = readDay(tokens, i, moment.today);
    if (day) return day.day;
  }
  return null;
}
