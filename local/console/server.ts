import type http from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { analyticsControl, analyticsRoutes, VisitStore } from "../analytics/analytics-routes";
import { type IdentityOptions, identityRoutes } from "../identity/identity-routes";
import { catchMail } from "../mail/catch-mail";
import { mailControl } from "../mail/control-routes";
import { MailStore } from "../mail/mail-store";
import { mercadoPagoApi } from "../mercado-pago/api-routes";
import { checkoutRoutes } from "../mercado-pago/checkout-routes";
import { mercadoPagoControl } from "../mercado-pago/control-routes";
import { Ledger } from "../mercado-pago/ledger";
import { MercadoPago } from "../mercado-pago/mercado-pago";
import { modelRoutes } from "../model/model-routes";
import { productRoutes } from "../open-food-facts/product-routes";
import { pushControl } from "../push/control-routes";
import { DeviceStore } from "../push/device-store";
import { pushRoutes } from "../push/push-routes";
import { whatsappControl } from "../whatsapp/control-routes";
import { graphRoutes } from "../whatsapp/graph-routes";
import { PhoneStore } from "../whatsapp/phone-store";
import { WhatsApp } from "../whatsapp/whatsapp";
import { faultRoutes } from "./fault-routes";
import { Faults } from "./faults";
import { Feed } from "./feed";
import { newApp } from "./http";
import { pageRoutes } from "./page/page-routes";
import { Retries } from "./retries";

export interface ConsoleSecrets {
  whatsappAppSecret: string;
  whatsappVerifyToken: string;
  whatsappAccessToken: string;
  whatsappPhoneNumberId: string;
  mercadoPagoWebhookSecret: string;
  mercadoPagoAccessToken: string;
  /** Digits of the number that people write to. */
  assistantNumber: string;
}

export interface ConsoleOptions {
  port: number;
  smtpPort: number;
  /** Folder for what must outlive a restart: conversations, photos, letters, payments. */
  dir: string;
  /** Where the application listens, for instance http://127.0.0.1:3000. */
  appUrl: string;
  secrets: ConsoleSecrets;
  /** Google and Apple, where the authentication service is a stand-in too. */
  identity: IdentityOptions | null;
}

/**
 * Starts the stand-ins for WhatsApp, Mercado Pago, the model and mail, and the console page that drives them, all on
 * 127.0.0.1. Rejects when a port is taken.
 */
export async function startConsole(options: ConsoleOptions): Promise<{ stop(): Promise<void> }> {
  const desk = openStandIns(options);
  const { feed, retries, faults, phones, letters, devices, ledger, whatsapp, mercadoPago } = desk;
  const app = routesOf(desk, options);
  const mail = await catchMail(options.smtpPort, letters, faults, feed);
  const server = createAdaptorServer({ fetch: app.fetch }) as http.Server;
  server.keepAliveTimeout = 60_000;
  await listen(server, options.port).catch(async (error) => {
    await mail.stop();
    throw error;
  });
  whatsapp.resume();

  return {
    async stop() {
      retries.stop();
      mercadoPago.close();
      feed.close();
      server.closeAllConnections();
      await Promise.all([mail.stop(), new Promise((resolve) => server.close(resolve))]);
      phones.close();
      ledger.close();
      letters.close();
      devices.close();
    },
  };
}

type StandIns = ReturnType<typeof openStandIns>;

function openStandIns({ appUrl, dir, port, secrets }: ConsoleOptions) {
  const feed = new Feed();
  const retries = new Retries();
  const phones = new PhoneStore(dir);
  const ledger = new Ledger(dir);
  const webhookUrl = new URL("/api/webhooks/whatsapp", appUrl).href;
  const whatsapp = new WhatsApp(
    phones,
    {
      webhookUrl,
      appSecret: secrets.whatsappAppSecret,
      business: { displayNumber: secrets.assistantNumber, phoneNumberId: secrets.whatsappPhoneNumberId },
    },
    feed,
    retries,
  );
  const mercadoPago = new MercadoPago(
    ledger,
    {
      webhookUrl: new URL("/api/webhooks/mercado-pago", appUrl).href,
      webhookSecret: secrets.mercadoPagoWebhookSecret,
    },
    feed,
    retries,
  );
  const faults = new Faults();
  return {
    feed,
    retries,
    faults,
    phones,
    letters: new MailStore(dir),
    devices: new DeviceStore(dir, `http://127.0.0.1:${port}/push`),
    visits: new VisitStore(),
    ledger,
    webhookUrl,
    whatsapp,
    mercadoPago,
  };
}

function routesOf(desk: StandIns, { appUrl, port, secrets, identity }: ConsoleOptions) {
  const { feed, faults, phones, letters, devices, visits, ledger, webhookUrl, whatsapp, mercadoPago } = desk;
  const app = newApp();
  app.route(
    "/control/whatsapp",
    whatsappControl(whatsapp, { webhookUrl, verifyToken: secrets.whatsappVerifyToken }),
  );
  app.route("/control/mercado-pago", mercadoPagoControl(mercadoPago));
  app.route("/control/mail", mailControl(letters));
  app.route("/control/push", pushControl(devices));
  app.route("/control/analytics", analyticsControl(visits));
  app.route(
    "/control",
    faultRoutes(faults, feed, () => reset(desk)),
  );
  app.route(
    "/whatsapp",
    graphRoutes(whatsapp, faults, {
      accessToken: secrets.whatsappAccessToken,
      phoneNumberId: secrets.whatsappPhoneNumberId,
    }),
  );
  app.route("/mercado-pago", checkoutRoutes(mercadoPago));
  app.route("/mercado-pago", mercadoPagoApi(mercadoPago, faults, secrets.mercadoPagoAccessToken));
  app.route(
    "/model",
    modelRoutes(faults, (sha256) => phones.transcript(sha256)),
  );
  app.route("/open-food-facts", productRoutes(faults));
  app.route("/push", pushRoutes(devices, faults, feed, `http://127.0.0.1:${port}`));
  app.route("/analytics", analyticsRoutes(visits, faults));
  if (identity) app.route("/identity", identityRoutes(identity));
  app.route("/", pageRoutes({ phones, letters, devices, ledger, faults, appUrl }, feed));
  return app;
}

function reset({ feed, retries, faults, phones, letters, devices, visits, ledger }: StandIns): void {
  retries.stop();
  faults.clear();
  phones.reset();
  ledger.reset();
  letters.reset();
  devices.reset();
  visits.reset();
  feed.tell({ kind: "reset" });
}

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}
