/** @jsxImportSource hono/jsx */
import { type Faults, SERVICES, type Service } from "../faults";

const NAMES: Record<Service, string> = {
  whatsapp: "WhatsApp",
  "mercado-pago": "Mercado Pago",
  model: "Modelo de visão",
  "open-food-facts": "Open Food Facts",
  analytics: "Analytics",
  push: "Avisos nos aparelhos",
  mail: "Email",
};

const MODES = [
  ["off", "Normal"],
  ["error", "Erro"],
  ["timeout", "Silêncio"],
  ["html", "Página"],
] as const;

export function FaultsPanel({ faults }: { faults: Faults }) {
  return (
    <section class="panel" id="faults" aria-labelledby="faults-title">
      <h2 id="faults-title">Falhas</h2>
      <p class="lead">
        Veja o que o aplicativo faz quando um serviço responde mal, não responde ou manda uma página no lugar
        dos dados.
      </p>
      <label class="once">
        <input type="checkbox" id="once" /> Só na próxima resposta
      </label>
      <ul class="services" id="services">
        <FaultRows faults={faults} />
      </ul>
      <button type="button" class="action danger" data-open="reset">
        Esquecer tudo
      </button>
      <dialog id="reset" aria-labelledby="reset-title">
        <h2 id="reset-title">Esquecer tudo?</h2>
        <p class="warning">
          Conversas, emails, cobranças e falhas deste console são apagadas. O banco de dados do aplicativo
          fica como está.
        </p>
        <form method="dialog" class="actions">
          <button type="submit" class="action">
            Voltar
          </button>
          <button type="button" class="action danger" data-call="/control/reset" id="reset-yes">
            Esquecer
          </button>
        </form>
      </dialog>
    </section>
  );
}

export function FaultRows({ faults }: { faults: Faults }) {
  const active = faults.list();
  return (
    <>
      {SERVICES.map((service) => {
        const { mode = "off", left } = active[service] ?? {};
        return (
          <li id={`service-${service}`}>
            <span>
              {NAMES[service]} {left !== undefined && <span class="badge pending">mais {left}</span>}
            </span>
            <fieldset class="segments" aria-label={NAMES[service]}>
              {MODES.map(([value, words]) => (
                <button
                  type="button"
                  id={`fault-${service}-${value}`}
                  data-service={service}
                  data-mode={value}
                  aria-pressed={mode === value ? "true" : "false"}
                >
                  {words}
                </button>
              ))}
            </fieldset>
          </li>
        );
      })}
    </>
  );
}
