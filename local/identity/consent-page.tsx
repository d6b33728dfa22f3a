/** @jsxImportSource hono/jsx */
import { Page } from "../console/page/page";
import { PROVIDERS, type ProviderName } from "./accounts";

/** Where somebody says who they are and agrees that Garfo is told. */
export function ConsentPage({ provider }: { provider: ProviderName }) {
  const title = PROVIDERS[provider];
  return (
    <Page title={`Entrar com ${title} · de mentira`}>
      <main class="sheet">
        <p class="small">{title} de mentira · qualquer endereço serve</p>
        <h1>Entrar no Garfo com {title}</h1>
        <form method="post">
          <label for="name">Nome</label>
          <input id="name" name="name" value="Ana Teste" maxlength={200} required autocomplete="off" />
          <label for="email">Email</label>
          <input
            id="email"
            name="email"
            type="email"
            value="ana@garfo.test"
            maxlength={254}
            required
            autocomplete="off"
          />
          <label>
            <input type="checkbox" name="verified" checked /> O endereço foi confirmado
          </label>
          <p>O Garfo vai saber o seu nome e o seu email.</p>
          <div class="actions">
            <button type="submit" class="action main" name="decision" value="agree">
              Permitir
            </button>
            <button type="submit" class="action" name="decision" value="refuse" formnovalidate>
              Recusar
            </button>
          </div>
        </form>
      </main>
    </Page>
  );
}
