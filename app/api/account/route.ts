import { route } from "@/lib/access/route";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { clearSession } from "@/lib/auth/session/write-session-cookies.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";
import { deleteAccountBody } from "@/lib/privacy/account-deletion-schema";
import { deleteAccount } from "@/lib/privacy/delete-account.server";

export const DELETE = route(
  {
    summary: "Delete the account and everything in it, after the password once more; it cannot be undone",
    access: "signed_in",
    body: deleteAccountBody,
    refuses: [429],
    response: doneSchema,
  },
  async ({ ctx, body, session, locale, request, headers }) => {
    await deleteAccount(ctx, { ...body, session });
    clearSession(headers, request);
    headers.set("Clear-Site-Data", '"storage"');
    return { success: true as const, message: translator(locale)("success.account_deleted") };
  },
);

export const { GET, POST, PUT, PATCH, OPTIONS } = refuseOthers("DELETE");
