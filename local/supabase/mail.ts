import { AsyncLocalStorage } from "node:async_hooks";
import nodemailer from "nodemailer";
import type { Mailer } from "./lite";
import { linkToken } from "./recovery";

export interface MailDesk {
  mailer: Mailer;
  /** A text message: there is no telephone network here, so it lands in the local mailbox, under the number. */
  text(message: TextMessage): Promise<void>;
  /** Resolves when no mail is under way. */
  settle(): Promise<void>;
}

export type TextMessage = { channel: "sms" | "whatsapp"; phone: string; text: string };

/** Where the page is to lead on to that a mail is asked from, of which a project's template reads the language. */
export const redirectTo = new AsyncLocalStorage<string>();

/**
 * The mails that Supabase sends for us, in the look of ours (`lib/integrations/mail/letter.ts`). A deployment writes the same words into its project's templates
 * (docs/decisions/0007). They go out in the background: how long a mail takes must not tell who has an account.
 */
export function openMailDesk(options: {
  smtpUrl: string;
  mailFrom: string;
  appUrl: string;
  jwtSecret: string;
}): MailDesk {
  const transport = nodemailer.createTransport(options.smtpUrl);
  const underWay = new Set<Promise<unknown>>();
  const post = (mail: { to: string; subject: string; text: string; html: string }) => {
    const sending = transport
      .sendMail({ from: options.mailFrom, ...mail })
      .catch((error: Error) => console.error(`Supabase stand-in: a mail could not be sent: ${error.message}`))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const unused = async () => {
    throw new Error("The gate lets no call through that sends this mail.");
  };

  return {
    mailer: {
      async sendRecovery(to, tokenHash, code) {
        const link = new URL("/reset-password", options.appUrl);
        link.searchParams.set("token_hash", linkToken(options.jwtSecret, tokenHash));
        link.searchParams.set("type", "recovery");
        const words = redirectTo.getStore()?.endsWith("?lang=en-US") ? ENGLISH : PORTUGUESE;
        post({ to, ...recoveryMail(words, link.href, code) });
      },
      sendConfirmation: unused,
      sendMagicLink: unused,
      sendEmailChange: unused,
      sendReauthentication: unused,
    },
    async text({ channel, phone, text }) {
      const to = `${phone.replace("+", "")}@${channel}.garfo.test`;
      const subject = `${channel === "sms" ? "SMS" : "WhatsApp"}: código de entrada`;
      await transport.sendMail({ from: options.mailFrom, to, subject, text });
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}

const PORTUGUESE = {
  language: "pt-BR",
  subject: "Crie uma nova senha no Garfo",
  hello: "Oi!",
  open: "Para criar uma nova senha, abra este link:",
  press: "Para criar uma nova senha, toque no botão:",
  button: "Criar nova senha",
  type: "Ou digite este código na página:",
  life: "O link e o código valem por 10 minutos e funcionam uma vez só.",
  notYou: "Se não foi você quem pediu, pode ignorar este email: sua senha continua a mesma.",
};

const ENGLISH: typeof PORTUGUESE = {
  language: "en-US",
  subject: "Create a new Garfo password",
  hello: "Hi!",
  open: "To create a new password, open this link:",
  press: "To create a new password, tap the button:",
  button: "Create new password",
  type: "Or enter this code on the page:",
  life: "The link and the code are valid for 10 minutes and work only once.",
  notYou: "If you didn't ask for this, you can ignore this email: your password stays the same.",
};

function recoveryMail(
  words: typeof PORTUGUESE,
  link: string,
  code: string,
): { subject: string; text: string; html: string } {
  return {
    subject: words.subject,
    text: `${words.hello}

${words.open}
${link}

${words.type} ${code}

${words.life}
${words.notYou}

Garfo`,
    html: `<!doctype html>
<html lang="${words.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:32px 16px;background:#faf6ef;color:#231d16;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e5dccd;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#2c6e34">Garfo</p>
<p style="margin:0 0 16px">${words.hello} ${words.press}</p>
<p style="margin:8px 0 24px"><a href="${link.replaceAll("&", "&amp;")}"
  style="display:inline-block;padding:13px 26px;border-radius:10px;background:#2c6e34;color:#ffffff;font-weight:600;text-decoration:none">${words.button}</a></p>
<p style="margin:0 0 8px">${words.type}</p>
<p style="margin:0 0 24px;font-size:28px;letter-spacing:6px;font-weight:600">${code}</p>
<p style="margin:0;color:#655b4e;font-size:14px">${words.life}
${words.notYou}</p>
</div>
</body>
</html>`,
  };
}
