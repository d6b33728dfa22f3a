import { readQuietHours, readReminder } from "@/lib/portuguese/intents/reminder-words";
import { readRepeat, saidDay } from "@/lib/portuguese/intents/repeats";
import type { Command } from "@/lib/portuguese/meaning/command";
import type { LoggedEntry } from "@/lib/portuguese/meaning/conversation";
import { readBilling } from "@/lib/portuguese/settings/billing-words";
import { readGoal } from "@/lib/portuguese/settings/goal-words";
import { readOwnFoodCommand } from "@/lib/portuguese/settings/own-food-words";
import { readProfile } from "@/lib/portuguese/settings/profile-words";
import { asksAboutReminders } from "@/lib/portuguese/settings/reminder-questions";
import type { Moment } from "@/lib/portuguese/terms/moment";
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
      | "human"
      | "share"
    ),
][] = [
  [
    /^ (?:(?:eu )?(?:sou|to|estou|tou) nov[oa](?: aqui| por aqui| nisso)? ?)?(?:e )?(?:como (?:eu |que |eh que )*(?:faco|faz|fazer)(?: (?:para|pra))? ?(?:usar|comecar|registrar|funcionar|mexer)?|como (?:voce|isso|isto|o app|aqui) funciona|por onde (?:eu )?comeco|como (?:eu )?comeco)(?: (?:isso|aqui|voce|o app|nov[oa]|sou|to|estou|por))* $/,
    "help",
  ],
  [
    /^ (?:(?:eu )?(?:quero|queria|preciso|gostaria de|posso|consigo|da para|tem como|como (?:eu )?(?:faco (?:para|pra )?)?|me (?:passa|transfere|coloca|deixa)(?: para| com)?|quero que me passe para|tem)(?: de| do)?(?: um| uma| o| a)? )?(?:falar|falo|conversar|converso|contato|atendimento|suporte|atendente|humano|pessoa de verdade|alguem de verdade)(?: (?:com|humano|um|uma|o|a|de|do|da|no|alguem|pessoa|gente|humano|humana|atendente|atendimento|suporte|real|verdade|equipe|time|garfo|voces|sac|aqui|outra|ser|tecnico|responsavel|moca|moco|por|favor|nao|robo|e)){0,7} $/,
    "human",
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
  / (?:apaga|apague|apagar|exclui|exclua|excluir|deleta|delete|deletar|remove|remover|esquece|elimina|eliminar|encerra|encerrar) (?:\S+ ){0,6}(?:minha conta|meu cadastro|meus dados|minhas informacoes|lgpd|(?<!(?:antes|depois|perto|longe|frente|atras|junto|vez|mao|prato|\S+(?:ou|eu|iu|aram|eram)) )de mim|sobre mim|(?:tudo|coisas?) (?:que )?(?:voce )?(?:tem|guarda|sabe|guardou) (?:meu|minh[oa]|de mim)|tudo meu|meu historico|meu perfil)(?: |$)| (?:quero|gostaria de|preciso) (?:apagar|excluir|deletar|encerrar) (?:\S+ ){0,3}(?:conta|dados|cadastro|tudo) /;

const SHARES =
  / (?:consigo|tem|teria|existe|da para ter|rola) (?:um |algum )?(?:relatorio|resumo|arquivo|pdf) (?:\S+ ){0,5}(?:nutri|nutricionista|medic[oa]|personal|consulta|endocrino) | como (?:\S+ ){0,3}(?:passo|mando|mostro|envio|compartilho) (?:\S+ ){0,5}(?:nutri|nutricionista|medic[oa]|personal|endocrino) | (?:manda|mande|mandar|faz|faca|fazer|gera|gerar|monta|montar|preciso|quero|faz|faca|fazer|gera|gerar|monta|montar|preciso|quero|envia|envie|enviar|compartilha|compartilhe|compartilhar|passa|passar|encaminha|encaminhar|exporta|exportar|baixar|imprimir) (?:\S+ ){0,6}(?:nutri|nutricionista|medic[oa]|personal|e ?mail|pdf|excel|planilha|endocrino|doutor[a]?) /;

/** The command that a message is, or null. */
export function readCommand(
  phrase: Phrase,
  moment: Moment,
  last: readonly LoggedEntry[] = [],
): Command | null {
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
    const money = readBilling(line);
    if (money) return { kind: money };
    const simple = SIMPLE.find(([pattern]) => pattern.test(line));
    if (simple) return { kind: simple[1] };
    const summary = readSummary(phrase, moment);
    if (summary) return summary;
  }
  if (phrase.words <= 16 && asksAboutReminders(line)) return { kind: "reminders" };
  return (
    readReminder(phrase) ??
    readGoal(phrase, moment) ??
    readProfile(phrase, moment) ??
    readRepeat(phrase, moment, last)
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
