import type { Command } from "@/lib/portuguese/meaning/command";

/** What is asked or wanted about money and the subscription. */
export type BillingWords = Command["kind"] & ("subscription" | "pay_pix" | "price" | "cancel_subscription");

const RULES: readonly [RegExp, BillingWords][] = [
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
    /^ (?:e )?(?:quanto (?:que )?(?:custa|custam|sai|eh|fica|vale|esta|cobra|pago|vou pagar)|qual (?:eh )?(?:o )?(?:preco|valor)|quais (?:sao )?(?:os )?(?:precos|valores|planos)|precos?|planos|valores|tem planos?(?: \S+)?)(?: (?:o |a |os |as |do |da |de |dos |um |uma |por )?(?:garfo|plano|planos|planinho|assinatura|assinar|mensalidade|mes|mensal|anual|ano|app|aplicativo|servico|isso|premium|trimestral|tem|voces|para assinar|pra assinar|depois do teste)){0,4} $/,
    "price",
  ],
];

/** What may stand around the price or the end of a subscription; a food, a meal or a shop is none of these. */
const AROUND = new Set(
  `quanto quanta quantos qual quais que como quando se sera sem com de da do das dos a o as os um uma uns umas por para pra no na em e ou mas
  ai entao ja ainda so tudo mesmo agora hoje depois antes cada eu me voce voces a gente isso isto esse essa este aqui ele app aplicativo
  servico programa bot robo garfo site meu minha mes meses mensal mensais anual ano anos trimestre trimestral semana dia dias hora momento
  plano planos assinatura assinar mensalidade teste gratis gratuito gratuita graca preco precos valor valores real reais dinheiro taxa multa
  fidelidade carencia contrato custa custam custo custaria sai saindo fica vale eh sao esta vai vou tem tenho ter ha existe precisa preciso
  pode posso consigo da cobra cobram cobrar cobrado cobrada cobranca paga pago pagam pagar pagando pagamento usar uso continuar querer
  quiser quero queria qualquer algum alguma coisa algo nada sempre facil cancelar cancelo cancelado cancela cancelamento sair desistir
  encerrar`.split(/\s+/),
);
const COSTS =
  / (?:cust[ao]m?|custaria|pag[ao]m?|pagar|pagando|cobr[ae]m?|cobrar|cobrad[oa]|precos?|valor|valores|gratis|gratuit[oa]|de graca) | quanto (?:\S+ ){0,4}(?:planos?|assinatura|mensalidade) | (?:planos?|assinatura|mensalidade) (?:\S+ )?quanto /;
/** Of a price, and of nothing that was paid. */
const ASKS_PRICE =
  / (?:quant[oa]|qual|quais|gratis|gratuit[oa]|graca|pag[ao]|pagar|cobr[ae]m?|cobrar|cobrad[oa]) /;
/** "da pra cancelar quando eu quiser?", "tem multa?"; "cancela isso" takes something back. */
const LEAVES =
  / (?:posso|pode|consigo|da para|tem como|como|quando|qualquer) (?:\S+ ){0,3}(?:cancelar|cancelo|sair|desistir|encerrar) | cancel\S+ (?:quando|a qualquer|sem|antes) | (?:tem|ha|existe|paga|pago|cobram?|sem) (?:\S+ )?(?:multa|fidelidade|carencia|taxa de cancelamento) /;

/** "quanto custa por mês?", "dá pra cancelar quando eu quiser?"; null for anything else. */
export function readBilling(line: string): BillingWords | null {
  const rule = RULES.find(([words]) => words.test(line));
  if (rule) return rule[1];
  if (
    !line
      .trim()
      .split(" ")
      .every((word) => AROUND.has(word))
  )
    return null;
  if (LEAVES.test(line)) return "cancel_subscription";
  return COSTS.test(line) && ASKS_PRICE.test(line) ? "price" : null;
}
