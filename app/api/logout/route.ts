import { route } from "@/lib/access/route";
import { logOut } from "@/lib/auth/session/log-out.server";
import { doneSchema } from "@/lib/auth/session/session-answer";
import { clearSession } from "@/lib/auth/session/write-session-cookies.server";
import { refuseOthers } from "@/lib/http/refuse-others";
import { translator } from "@/lib/i18n/translator";

export const POST = route(
  {
    summary: "End this session: its tokens, its cookies and what the browser keeps",
    access: "first_step",
    response: doneSchema,
  },
  async ({ session, request, headers, locale }) => {
    await logOut(session.claims, session.token);
    clearSession(headers, request);
    // Not "cookies": the language lives there. The client writes the theme back, which is in memory.
    headers.set("Clear-Site-Data", '"storage"');
    return { success: true as const, message: translator(locale)("success.logged_out") };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuseOthers("POST");
