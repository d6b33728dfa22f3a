import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commissionCents, isSamePerson } from "@/lib/billing/commissions/commission";
import { balanceOf } from "@/lib/partners/earnings/balance";
import { chooseInvited } from "@/lib/partners/members/invitation";
import { LEAST_GROUP, shownGroups } from "@/lib/partners/members/small-groups";

const NOW = new Date("2026-11-22T12:00:00Z");

describe("small groups", () => {
  const group = fc.record({ name: fc.string(), members: fc.nat(30), active: fc.nat(30) });
  it("show who logs of none under five, and leave nothing to be worked out from the total", () => {
    fc.assert(
      fc.property(fc.array(group, { maxLength: 8 }), (groups) => {
        const shown = shownGroups(groups);
        const hidden = groups.filter((_, index) => shown[index]?.active === null);
        for (const { members, active } of shown) {
          expect(active === null || members === 0 || members >= LEAST_GROUP).toBe(true);
        }
        expect(shown.map(({ members }) => members)).toEqual(groups.map(({ members }) => members));
        const isSmall = ({ members }: { members: number }) => members > 0 && members < LEAST_GROUP;
        if (groups.some(isSmall) && groups.length > 1) expect(hidden.length).toBeGreaterThan(1);
        if (!groups.some(isSmall)) expect(hidden).toEqual([]);
      }),
    );
  });
});

describe("a balance", () => {
  const cents = fc.nat(100_000);
  const commission = fc.record({
    cents,
    clearsAt: fc.constantFrom(new Date(0), new Date("2030-01-01")),
    reversedAt: fc.constantFrom(null, NOW),
    refused: fc.constantFrom(null, "self"),
  });
  const payout = fc.record({ cents, state: fc.constantFrom("requested", "paid", "refused") });
  it("neither makes money nor loses any", () => {
    fc.assert(
      fc.property(fc.array(commission), fc.array(payout), (commissions, payouts) => {
        const { clearing, available, requested, paidOut } = balanceOf(commissions, payouts, NOW);
        const earned = commissions
          .filter(({ reversedAt, refused }) => !reversedAt && !refused)
          .reduce((sum, row) => sum + row.cents, 0);
        expect(clearing + available + requested + paidOut).toBe(earned);
      }),
    );
  });
});

it("a commission is rounded down, and never more than the rate", () => {
  expect(commissionCents(3_590, 10)).toBe(359);
  expect(commissionCents(3_599, 15)).toBe(539);
  expect(commissionCents(0, 50)).toBe(0);
});

it.each([
  [
    { email: "Ana.Lima+x@gmail.com", phone: null, cpf: null },
    { email: "analima@gmail.com", phone: null, cpf: null },
    true,
  ],
  [
    { email: "ana.lima@a.co", phone: null, cpf: null },
    { email: "analima@a.co", phone: null, cpf: null },
    false,
  ],
  [{ email: "a@a.co", phone: "5511", cpf: null }, { email: "b@a.co", phone: "5511", cpf: null }, true],
  [{ email: "a@a.co", phone: null, cpf: "1" }, { email: "b@a.co", phone: null, cpf: "1" }, true],
  [{ email: "a@a.co", phone: null, cpf: null }, { email: "b@a.co", phone: null, cpf: null }, false],
])("%j and %j are one person: %s", (one, other, same) => {
  expect(isSamePerson(one, other)).toBe(same);
  expect(isSamePerson(other, one)).toBe(same);
});

it("nobody is invited twice or beyond the seats, whatever the list", () => {
  const emails = fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"));
  fc.assert(
    fc.property(emails, emails, emails, fc.nat(10), fc.nat(10), (list, members, invited, seats, taken) => {
      const known = { members: new Set<string>(members), invited: new Set<string>(invited), seats, taken };
      const chosen = chooseInvited(list, known).filter(({ problem }) => problem === null);
      expect(chosen.length).toBeLessThanOrEqual(Math.max(0, seats - taken));
      expect(new Set(chosen.map(({ email }) => email)).size).toBe(chosen.length);
      for (const { email } of chosen)
        expect(known.members.has(email) || known.invited.has(email)).toBe(false);
    }),
  );
});
