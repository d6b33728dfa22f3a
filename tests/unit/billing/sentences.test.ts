import { describe, expect, it } from "vitest";
import pt from "@/messages/pt-BR.json";

/** Sentences about money that people know and that other programs look for: they stay as they are. */
const SENTENCES: readonly [said: string, words: string][] = [
  [pt.subscription.error.title, "Erro ao carregar dados da assinatura"],
  [pt.subscription.error.text, "Tente recarregar a página"],
  [pt.subscription.actions.renewFailed, "Erro ao atualizar renovação automática"],
  [pt.subscription.actions.cancelFailed, "Erro ao cancelar assinatura"],
  [pt.subscription.checkout.failed, "Erro ao processar pagamento"],
  [pt.subscription.checkout.choose, "Selecione um plano para continuar"],
  [pt.subscription.checkout.done, "Assinatura ativada com sucesso!"],
  [pt.subscription.post.active.title, "Assinatura ativada com sucesso!"],
  [pt.subscription.pix.copied, "Código PIX copiado para a área de transferência!"],
  [pt.subscription.pix.waiting, "Aguardando Pagamento"],
  [pt.subscription.pix.verify, "Verificar Pagamento"],
  [pt.subscription.card.failed, "Erro ao remover cartão"],
  [pt.subscription.actions.failed, "Erro interno do servidor"],
  [pt.success.auto_renew_changed, "Renovação automática atualizada"],
  [pt.success.subscription_cancelled, "Assinatura cancelada com sucesso"],
  [pt.success.card_removed, "Cartão removido com sucesso!"],
  [pt.errors.access.pending_payment, "Pagamento pendente - Aguarde confirmação do PIX"],
  [pt.errors.access.expired, "Assinatura expirada - Renove para continuar"],
  [pt.errors.access.invalid_status, "Status inválido: {status}"],
  [pt.errors.access.plan_required, "Plano {plan} necessário"],
  [pt.errors.access.check_failed, "Erro ao verificar acesso"],
];

describe("sentences about money", () => {
  it.each(SENTENCES)("%s", (said, words) => {
    expect(said).toBe(words);
  });
});
