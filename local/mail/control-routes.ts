import { type Route, sendJson } from "../console/http";
import type { MailStore } from "./mail-store";

/** `GET /control/mail`: letters caught, newest first. `to` is the address asked for, or the first recipient. */
export function mailControl(store: MailStore): Route[] {
  return [
    {
      method: "GET",
      path: "/control/mail",
      handle({ res, url }) {
        const to = url.searchParams.get("to") ?? undefined;
        sendJson(
          res,
          200,
          store
            .list(to)
            .map((letter) => ({ ...letter, to: to ?? letter.to[0] ?? "", recipients: letter.to })),
        );
      },
    },
  ];
}
