import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { addDays } from "@/lib/nutrition/calendar/day";
import { TODAY } from "@/tests/days";
import { call, createMember, type Member } from "@/tests/factories";
import { GRANT } from "./care-rig";

const ALL = { ...GRANT, areas: ["diary", "measures", "profile", "plan"] };
const _path = (patient: Member, rest = "") => `/api/nutritionist/patients/${patient.userId}${rest}`;
const _grant = (patient: Member, link: { id: string }, body: object = ALL) =>
  call(`/api/care/links/${link.id}`, { method: "PUT", token: patient.token, body });

describe("a link that is passed on", () => {
  it("lets in whoever holds it, knowingly, once", async () => {
    const [nutritionist, holder, late] = await Promise.all([
      createMember({ role: "nutritionist" }),
      createMember(),
      createMember(),
    ]);
    const body = { areas: ["diary"], accessDays: 30 };
    const made = await call("/api/nutritionist/invitations", { token: nutritionist.token, body });
    expect(made.body).toMatchObject({ email: null, status: "open" });
    const token = new URL(made.body.link).hash.replace("#invitation=", "");
    const care = (await call(`/api/care?token=${token}`, { token: holder.token })).body;
    expect(care.invitations).toMatchObject([
      { isAddressed: false, isUnconfirmed: false, areas: ["diary"], accessDays: 30 },
    ]);
    const accept = (who: Member) =>
      call(`/api/care/invitations/${made.body.id}/accept`, {
        token: who.token,
        body: { areas: ["diary"], endsOn: addDays(TODAY, 30), token },
      });
    expect((await accept(holder)).status).toBe(201);
    expect((await accept(late)).status).toBe(404);
  });
});

describe("an invitation that is sent again", () => {
  it("asks for the same by a new link; the one of before is void, also after it ran out", async () => {
    const [nutritionist, holder, stranger] = await Promise.all([
      createMember({ role: "nutritionist" }),
      createMember(),
      createMember({ role: "nutritionist" }),
    ]);
    const { token } = nutritionist;
    const asked = { areas: ["diary"], accessDays: 30 };
    const first = (await call("/api/nutritionist/invitations", { token, body: asked })).body;
    await db().careInvitation.updateMany({ where: { id: first.id }, data: { expiresAt: new Date() } });
    const again = (by: Member) =>
      call(`/api/nutritionist/invitations/${first.id}`, { method: "POST", token: by.token });
    expect((await again(stranger)).status).toBe(404);
    const second = (await again(nutritionist)).body;
    expect(second).toMatchObject({ id: first.id, status: "open" });
    const seen = async (link: string) => {
      const held = new URL(link).hash.replace("#invitation=", "");
      return (await call(`/api/care?token=${held}`, { token: holder.token })).body.invitations;
    };
    expect(await seen(first.link)).toEqual([]);
    expect(await seen(second.link)).toMatchObject([{ id: first.id, ...asked }]);
    const held = new URL(second.link).hash.replace("#invitation=", "");
    const body = { areas: ["diary"], endsOn: addDays(TODAY, 30), token: held };
    expect(
      (await call(`/api/care/invitations/${first.id}/accept`, { token: holder.token, body })).status,
    ).toBe(201);
    expect((await again(nutritionist)).status).toBe(404);
  });
});
