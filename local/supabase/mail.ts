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
        post({ to, ...recoveryMail(link.href, code) });
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

function recoveryMail(link: string, code: string): { subject: string; text: string; html: string } {
  return {
    subject: "Crie uma nova senha no Garfo",
    text: `Oi!

Para criar uma nova senha, abra este link:
${link}

Ou digite este código na página: ${code}

O link e o código valem por 10 minutos e funcionam uma vez só.
Se não foi você quem pediu, pode ignorar este email: sua senha continua a mesma.

Garfo`,
    html: `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:32px 16px;background:#faf6ef;color:#231d16;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e5dccd;border-radius:12px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#2c6e34">Garfo</p>
<p style="margin:0 0 16px">Oi! Para criar uma nova senha, toque no botão:</p>
<p style="margin:8px 0 24px"><a href="${link.replaceAll("&", "&amp;")}"
  style="display:inline-block;padding:13px 26px;border-radius:10px;background:#2c6e34;color:#ffffff;font-weight:600;text-decoration:none">Criar nova senha</a></p>
<p style="margin:0 0 8px">Ou digite este código na página:</p>
<p style="margin:0 0 24px;font-size:28px;letter-spacing:6px;font-weight:600">${code}</p>
<p style="margin:0;color:#655b4e;font-size:14px">O link e o código valem por 10 minutos e funcionam uma vez só.
Se não foi você quem pediu, pode ignorar este email: sua senha continua a mesma.</p>
</div>
</body>
</html>`,
  };
}
