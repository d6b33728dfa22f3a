import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Fault, Faults } from "../console/faults";
import type { Feed } from "../console/feed";
import type { MailStore } from "./mail-store";

/** An SMTP server on 127.0.0.1 that takes every letter, without log-in or TLS, and delivers none. */
export async function catchMail(
  port: number,
  store: MailStore,
  faults: Faults,
  feed: Feed,
): Promise<{ stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 500,
    onMailFrom(_address, _session, done) {
      const fault = faults.take("mail");
      if (fault === undefined) done();
      else if (fault.mode !== "timeout") done(refusal(fault));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        keep(Buffer.concat(chunks), to, store, feed).then(
          () => done(null, "Kept by the local mailbox"),
          (error: Error) => done(error),
        );
      });
    },
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    // A sender that was killed in the middle of a letter.
    if (error.code !== "ECONNRESET") console.error(`Mail catcher: ${error.message}`);
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return { stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function keep(raw: Buffer, to: string[], store: MailStore, feed: Feed): Promise<void> {
  const letter = await PostalMime.parse(raw);
  store.add({
    to,
    from: letter.from?.address ?? "",
    subject: letter.subject ?? "",
    text: letter.text ?? "",
    html: letter.html ?? "",
  });
  feed.tell({ kind: "mail" });
}

function refusal(fault: Fault): Error {
  const code =
    fault.status !== undefined && fault.status >= 400 ? fault.status : fault.mode === "html" ? 554 : 451;
  return Object.assign(new Error("The console was told to refuse this letter"), { responseCode: code });
}
