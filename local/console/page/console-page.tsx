/** @jsxImportSource hono/jsx */
import type { MailStore } from "../../mail/mail-store";
import type { Ledger } from "../../mercado-pago/ledger";
import type { DeviceStore } from "../../push/device-store";
import type { PhoneStore } from "../../whatsapp/phone-store";
import type { Faults } from "../faults";
import { FaultsPanel } from "./faults-panel";
import { Icon, type IconName } from "./icons";
import { MailPanel } from "./mail-panel";
import { NoticesPanel } from "./notices-panel";
import { Logo, Page } from "./page";
import { PaymentsPanel } from "./payments-panel";
import { PhonePanel } from "./phone-panel";
import { UnderstandingPanel } from "./understanding-panel";

/** What the console shows and drives. */
export interface ConsoleParts {
  phones: PhoneStore;
  letters: MailStore;
  ledger: Ledger;
  devices: DeviceStore;
  faults: Faults;
  appUrl: string;
}

const TABS: [panel: string, icon: IconName, words: string][] = [
  ["phone", "phone", "Telefone"],
  ["understanding", "help", "Entender"],
  ["mail", "mail", "Correio"],
  ["notices", "bell", "Avisos"],
  ["payments", "card", "Pagamentos"],
  ["faults", "fault", "Falhas"],
];

/** The console itself. On a narrow screen one panel shows at a time, chosen in the bar at the bottom. */
export function ConsolePage({ parts, number }: { parts: ConsoleParts; number: string }) {
  return (
    <Page title="Garfo · console local" script="/console/console.js">
      <header class="top">
        <span class="brand">
          <Logo />
          <h1>
            Garfo <small>console local</small>
          </h1>
        </span>
        <a class="action" href={parts.appUrl} target="_blank" rel="noopener" aria-label="Abrir o aplicativo">
          <span>Abrir o aplicativo</span> <Icon name="out" />
        </a>
      </header>
      <main class="workbench">
        <PhonePanel store={parts.phones} number={number} />
        <div class="desk">
          <UnderstandingPanel />
          <MailPanel store={parts.letters} />
          <NoticesPanel store={parts.devices} />
          <PaymentsPanel ledger={parts.ledger} />
          <FaultsPanel faults={parts.faults} />
        </div>
      </main>
      <nav class="tabs" aria-label="Partes do console">
        {TABS.map(([panel, icon, words]) => (
          <a href={`#${panel}`} data-panel={panel}>
            <Icon name={icon} />
            <span>{words}</span>
          </a>
        ))}
      </nav>
      <p id="notice" class="notice" role="status" hidden />
    </Page>
  );
}
