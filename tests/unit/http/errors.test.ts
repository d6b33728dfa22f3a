import { expect, it } from "vitest";
import { ERROR_STATUS } from "@/lib/errors";
import en from "@/messages/en-US.json";
import pt from "@/messages/pt-BR.json";

/** Keys of the group that are not codes: parts of pages, fields, sentences of the client. */
const OTHERS = new Set(["fields", "client", "access", "page"]);

it.each([
  ["pt-BR", pt],
  ["en-US", en],
])("%s has a sentence for each error of the table, and for no other", (_locale, messages) => {
  const sentences = Object.entries(messages.errors).filter(([, words]) => typeof words === "string");
  const codes = sentences.map(([key]) => key).filter((key) => !OTHERS.has(key));
  expect(codes.sort()).toEqual(Object.keys(ERROR_STATUS).sort());
});

it("keeps the sentences that people and programs know, letter by letter", () => {
  expect(pt.errors).toMatchObject({
    email_not_found: "Email não encontrado. Verifique o email ou cadastre-se.",
    wrong_password: "Senha incorreta. Tente novamente.",
    session_expired: "Sessão expirada. Faça login novamente.",
    token_missing: "Token não encontrado",
    unauthenticated: "Usuário não autenticado",
    access: {
      pending_payment: "Pagamento pendente - Aguarde confirmação do PIX",
      expired: "Assinatura expirada - Renove para continuar",
      invalid_status: "Status inválido: {status}",
      plan_required: "Plano {plan} necessário",
      check_failed: "Erro ao verificar acesso",
    },
    client: {
      connection: "Erro de conexão",
      login: "Erro ao fazer login",
      signup: "Erro ao criar conta",
      update_user: "Erro ao atualizar usuário",
      forgot_password: "Erro ao enviar email de recuperação",
      reset_password: "Erro ao atualizar senha",
      associate: "Erro ao associar usuário",
      disassociate: "Erro ao desassociar usuário",
    },
  });
});
