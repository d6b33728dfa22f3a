/** @jsxImportSource hono/jsx */

export function UnderstandingPanel() {
  return (
    <section class="panel" id="understanding" aria-labelledby="understanding-title">
      <h2 id="understanding-title">Entender</h2>
      <p class="lead">
        O que o assistente entende de uma mensagem e por quê, pelo mesmo código que responde no WhatsApp. Nada
        é registrado. No telefone, toque em “Por quê?” numa mensagem sua.
      </p>
      <form id="explain" class="explain">
        <label for="explain-text">O que entender</label>
        <textarea
          id="explain-text"
          name="text"
          rows={2}
          maxlength={4096}
          required
          placeholder="almocei 2 conchas de feijão e um bife médio"
        />
        <label for="explain-before">Registrada logo antes (para correções)</label>
        <input
          id="explain-before"
          name="before"
          maxlength={4096}
          autocomplete="off"
          placeholder="comi 2 pães de queijo"
        />
        <button type="submit" class="action main">
          Entender
        </button>
      </form>
      <div id="explained" aria-live="polite" />
    </section>
  );
}
