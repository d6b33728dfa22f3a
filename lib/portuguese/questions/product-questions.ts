import type { CommonTopic } from "@/lib/portuguese/meaning/question";

/** What is asked about the assistant itself and has one answer: the first that fits. */
const TOPICS: readonly [CommonTopic, RegExp][] = [
  [
    "media",
    / (?:se eu |posso )?(?:mandar|manda|enviar|tirar) (?:\S+ )?(?:fotos?|audios?|imagem|print) (?:\S+ ){0,3}(?:voce |da |ce )?(?:entende|consegue|sabe|le|ve|funciona|aceita|reconhece)| (?:voce |da para |posso |consigo |consegue |aceita |entende |ouve |escuta |le |ver |ve )(?:\S+ ){0,3}(?:audios?|fotos?|imagens|imagem|voz|print)(?: |$)|^ (?:aceita|entende|da para mandar|pode mandar) (?:\S+ ){0,2}(?:audio|foto) /,
  ],
  [
    "card",
    / cartao (?:\S+ ){0,3}(?:venceu|vencido|novo|expirou|bloquead[oa]|perdi|clonad[oa])| (?:trocar|mudar|atualizar|troco|mudo|cadastrar) (?:\S+ ){0,2}cartao /,
  ],
  [
    "other_measures",
    / (?:mandar|registrar|anotar|guardar|marcar|acompanha|guarda) (?:\S+ )?(?:glicose|glicemia|pressao|remedios?|medidas|circunferencia|cintura) /,
  ],
  ["minor", / (?:tenho|com|fiz) 1[0-7] anos .*(?:dieta|emagrecer|perder|regime|jejum|low carb) /],
  [
    "hide_figures",
    / (?:nao quero|quero parar de|nao gosto de|prefiro nao|tira|tirar|esconde|esconder|sem|chega de) (?:mais )?(?:ver |contar |mostrar |de |as |a |os )*(?:calorias?|kcal|numeros?|macros)(?: .*)? $/,
  ],
  [
    "accuracy",
    / (?:exat[oa]s?|precis[oa]s|precisao|confiavel|confiaveis|confiar|certeza|certinh[oa]|aproximad[oa]s?|estimativas?|margem de erro|por alto|chute) .*| (?:numeros?|calorias?|contas?|valores|calculos?) (?:\S+ ){0,3}(?:esta|estao|eh|sao|ta) (?:cert[oa]s?|errad[oa]s?|exat[oa]s?) /,
  ],
  [
    "how_to_delete",
    / (?:como|tem como|da para|consigo|posso) (?:que )?(?:eu )?(?:faco |fazer |e que |eh que )?(?:para |pra )?(?:eu )?(?:apag[ao]r?|corrij?[oa]|corrigir|edit[ao]r?|exclu[oi]r?|delet[ao]r?|mud[ao]r?|alter[ao]r?|remov[oe]r?|tir[ao]r?) (?:\S+ ){0,3}(?:coisa|registro|refeicao|item|algo|anotacao|lancamento|que (?:eu )?(?:registrei|anotei|mandei)|errado)/,
  ],
  [
    "past_entries",
    / (?:esqueci de (?:registrar|anotar|mandar|marcar)|(?:posso|da para|consigo|tem como) (?:registrar|anotar|lancar|colocar|marcar)) .*(?:ontem|anteontem|atrasad[oa]|depois|passad[oa]|outro dia|dia anterior)/,
  ],
  [
    "cooking_fat",
    / (?:conta|contou|contam|considera|inclui|calcula|soma|ja tem|esta contando) (?:\S+ ){0,2}(?:oleo|azeite|manteiga|gordura|tempero|sal) (?:d[oae]|que|usad[oa]|no|na|para)/,
  ],
  [
    "coffee_water",
    / (?:cafe|cha|suco|refrigerante|agua de coco|leite|chimarrao) (?:\S+ )?(?:conta|vale|serve|entra|hidrata) (?:\S+ )?(?:como|por|na) (?:\S+ )?(?:agua|hidratacao|meta de agua)/,
  ],
  [
    "alerts",
    / (?:me )?(?:avisa|avisar|avise|alerta|alertar|notifica|notificar) (?:\S+ )?(?:se|quando|caso) (?:\S+ ){0,2}(?:passar|estourar|ultrapassar|chegar|bater|faltar)/,
  ],
  [
    "account",
    / (?:mudo|mudar|trocar|troco|troca|muda|esqueci|recuperar|recupero|redefinir) (?:\S+ )?(?:senha|email|e mail|login|telefone|numero de telefone) | (?:historico|diario|graficos?|painel) (?:\S+ )?(?:no|pelo) (?:site|computador|app|aplicativo|pc) /,
  ],
  [
    "fibre_a_day",
    / (?:quanto|quanta|quantas|quantos) (?:de |gramas de )?fibras? .*(?:devo|devia|deveria|preciso|tenho que|recomendad\S+|ideal)/,
  ],
  [
    "protein_a_day",
    / (?:quanto|quanta|quantas|quantos) (?:de |gramas de )?proteinas? .*(?:devo|devia|deveria|preciso|tenho que|recomendad\S+|ideal) /,
  ],
  [
    "meal_timing",
    / (?:melhor (?:horas?|horario|momento)|que (?:horas?|horarios?) (?:eh|e) (?:melhor|bom)|de quantas em quantas horas|de 3 em 3 horas) .*(?:comer|jantar|almocar|treinar|carboidrato|proteina|refeicoes|tomar)?/,
  ],
  [
    "plateau",
    / (?:por que|porque|nao entendo) .*(?:peso|balanca|emagreco|emagrecer|emagrecendo|perco) .*(?:nao desce|nao baixa|nao muda|parad[oa]|parou|travad[oa]|estagn\S+|nao)|(?:peso|balanca) (?:nao (?:desce|baixa|sai|muda)|travou|estagnou|empacou|parou) /,
  ],
  [
    "skipping_meals",
    / (?:faz mal|engorda|emagrece|tem problema|pode|posso|devo) (?:\S+ ){0,2}(?:pular|ficar sem|nao tomar) (?:o )?(?:cafe da manha|cafe|almoco|jantar|janta) /,
  ],
  [
    "fewer_messages",
    / (?:mensage(?:m|ns)|msg|lembretes?|avisos?|notificac\S+) (?:\S+ )?(?:demais|de mais|toda hora|o tempo todo|muit[oa]s?)| (?:esta|ta) me (?:mandando|enchendo|perturbando) (?:\S+ ){0,3}(?:mensage(?:m|ns)|msg|lembretes?|demais)| (?:muit[oa]s?|tant[oa]s?) (?:mensage(?:m|ns)|msg|lembretes?|avisos?|notificac\S+) /,
  ],
  ["party", / (?:o que (?:eh|e)|qual) (?:a |o )?(?:menos pior|menos ruim|mal menor) /],
];

/** What of these a question is about; null for any other. */
export function productTopic(line: string): CommonTopic | null {
  return TOPICS.find(([, words]) => words.test(line))?.[0] ?? null;
}
