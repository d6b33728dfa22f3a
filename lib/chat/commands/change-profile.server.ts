import "server-only";
import type { Answered, Turn } from "@/lib/chat/logging/log-understood.server";
import { saveGoals } from "@/lib/nutrition/goals/save-goals.server";
import { readAvoided } from "@/lib/nutrition/warnings/read-avoided";
import type { ProfileList, SetProfile } from "@/lib/portuguese/meaning/command";
import { searchKey } from "@/lib/portuguese/text/letters/stems";
import { addTag, appendSuggestion } from "@/lib/profile/suggestion";
import { HEALTH_CONDITIONS } from "@/lib/profile/suggestions/health-conditions";
import { updateUser } from "@/lib/profile/update-user.server";
import { type UserChanges, userChangesSchema } from "@/lib/profile/user";

type Change = Extract<SetProfile, { fact: "list" }>;

const FIELDS = {
  allergies: "allergies",
  restrictions: "dietary_restrictions",
  preferences: "dietary_preferences",
  conditions: "health_conditions",
} as const satisfies Record<ProfileList, keyof UserChanges>;

/** Changes what the profile says, within the web's bounds; what protects somebody is taken out only after a yes. */
export async function changeProfile(turn: Turn, command: SetProfile, confirmed = false): Promise<Answered> {
  const { state } = turn;
  if (command.fact === "list") return changeList(turn, command, confirmed);
  if (command.fact === "activity") {
    await saveGoals(turn, { activity_level: command.level });
    return { outcome: { kind: "profile_set", command }, state };
  }
  const saved = await save(turn, changesOf(command));
  return { outcome: saved ? { kind: "profile_set", command } : REFUSED, state };
}

const REFUSED = { kind: "notice", notice: { kind: "profile_refused" } } as const;

function changesOf(command: Exclude<SetProfile, { fact: "list" | "activity" }>): UserChanges {
  switch (command.fact) {
    case "height":
      return { height: command.cm };
    case "age":
      return { age: command.years };
    case "body":
      return { height: command.cm, age: command.years };
    case "birth_date":
      return { birthDate: command.day };
    case "gender":
      return { gender: command.gender };
    case "maternity":
      return { maternity: command.maternity };
    case "name":
      return { name: command.name };
  }
}

async function changeList(turn: Turn, command: Change, confirmed: boolean): Promise<Answered> {
  const { tx, person, state } = turn;
  const { list, add, words } = command;
  const held = await tx.healthProfile.findUnique({ where: { userId: person.userId } });
  const lists = {
    restrictions: held?.dietaryRestrictions ?? [],
    preferences: held?.dietaryPreferences ?? [],
    conditions: held?.healthConditions ?? [],
    allergies: (held?.allergies ?? "")
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  };
  const before = lists[list];
  const said = titled(list === "conditions" ? canonical(words) : words);
  const after = add ? addTag(before, said) : before.filter((one) => !isMeant(one, words));
  if (after.length === before.length) {
    return { outcome: { kind: "profile_list", command, already: true, isKnown: true }, state };
  }
  if (!add && !confirmed)
    return { outcome: { kind: "confirm_profile", command }, state: { ...state, pending: command } };
  const text = add ? appendSuggestion(held?.allergies ?? "", said) : after.join(", ");
  const saved = await save(turn, list === "allergies" ? { allergies: text } : { [FIELDS[list]]: [...after] });
  if (!saved) return { outcome: REFUSED, state };
  return {
    outcome: {
      kind: "profile_list",
      command: { ...command, words: said },
      already: false,
      isKnown: isKnown(list, said),
    },
    state,
  };
}

/** Whether meals will be looked through for it. */
function isKnown(list: ProfileList, words: string): boolean {
  const because = (
    {
      allergies: "allergy",
      restrictions: "restriction",
      preferences: "preference",
      conditions: "condition",
    } as const
  )[list];
  return readAvoided(because, words).some(({ rule }) => !("named" in rule));
}

/** The suggestion that says the same, or the person's own words. */
function canonical(words: string): string {
  const key = searchKey(words);
  return HEALTH_CONDITIONS.find((one) => searchKey(one).includes(key)) ?? words;
}

function isMeant(entry: string, words: string): boolean {
  const own = searchKey(entry).split(" ");
  const said = searchKey(words)
    .split(" ")
    .filter((word) => word.length > 2);
  return said.length > 0 && said.every((word) => own.includes(word));
}

function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** False where the bounds of the web speak against it. */
async function save(turn: Turn, changes: UserChanges): Promise<boolean> {
  const { person } = turn;
  const parsed = userChangesSchema.safeParse(changes);
  if (!parsed.success) return false;
  await updateUser({ ...turn, person: { ...person, email: "" } }, parsed.data);
  return true;
}
