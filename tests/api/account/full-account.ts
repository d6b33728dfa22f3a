import { randomUUID } from "node:crypto";
import { auditId } from "@/lib/audit/note-action.server";
import { subjectOf } from "@/lib/auth/session/note-access.server";
import { PERSONAL_DATA } from "@/lib/privacy/personal-data";
import type { PersonalTable } from "@/lib/privacy/personal-table";
import { uniqueNumber } from "@/tests/api/chat/phone";
import { createCompany, createMember, type Member, sql } from "@/tests/factories";

export type FullAccount = Member & { number: string; words: string };

/**
 * Somebody with at least one row in every table that may hold something of a person, whatever columns those tables have
 * by now, and with words of their own wherever text is kept.
 */
export async function createFullAccount(): Promise<FullAccount> {
  const member = await createMember();
  const { userId, email } = member;
  const account = { ...member, number: uniqueNumber(), words: `palavras-${randomUUID()}` };
  const [mealId, hookId, linkId, deviceId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const ids: Record<string, string> = {
    "app.meals": mealId,
    "app.hooks": hookId,
    "app.push_subscriptions": deviceId,
    "app.care_links": linkId,
  };
  await sql("UPDATE app.people SET email_confirmed_at = now() WHERE user_id = $1", [userId]);
  const given: Record<string, unknown> = {
    ...{
      user_id: userId,
      company_id: await createCompany(),
      patient_id: userId,
      nutritionist_id: userId,
      council_region: 3,
      contact: account.number,
      canonical_number: account.number,
    },
    ...{
      plan_id: "trial",
      meal_id: mealId,
      hook_id: hookId,
      subscription_id: deviceId,
      link_id: linkId,
      client_id: await createProgram(),
      email,
      current: false,
      confirmed_at: new Date(0),
    },
    ...{ received_at: new Date(), created_at: new Date() },
    ...{ subject: subjectOf(email), ip: "203.0.113.7" },
    ...{
      actor_id: auditId(userId),
      subject_id: auditId(userId),
      next_plan_id: null,
      portion_measure: null,
      reason: null,
      locale: "pt-BR",
    },
  };
  // The person first: the others point to it.
  for (const holding of Object.values(PERSONAL_DATA).reverse() as PersonalTable[]) {
    await insertRow(
      holding.table,
      { ...given, ...OF_TABLE[holding.table], ...(ids[holding.table] ? { id: ids[holding.table] } : {}) },
      // What stays when the account goes takes no words of anybody.
      holding.kept ? `kept-${randomUUID()}` : account.words,
    );
  }
  // Who runs the whole cannot delete their account.
  await sql("UPDATE app.administrators SET revoked_at = now() WHERE user_id = $1", [userId]);
  await sql("UPDATE app.whatsapp_links SET status = 'confirmed' WHERE user_id = $1", [userId]);
  return account;
}

/** A program that people may have let in. */
async function createProgram(): Promise<string> {
  const id = randomUUID();
  await sql(
    "INSERT INTO app.oauth_clients (id, name, redirect_uris, created_at) VALUES ($1, 'Programa', '{}', now())",
    [id],
  );
  return id;
}

/** What a column of one table needs that one of its name elsewhere may not have. */
const OF_TABLE: Readonly<Record<string, Record<string, unknown>>> = {
  "app.own_foods": { portion_measure: "porcao" },
};

type Column = { name: string; type: string; needed: boolean };

async function insertRow(table: string, given: Record<string, unknown>, words: string) {
  const [schema, name] = table.split(".");
  const columns = (await sql(
    `SELECT column_name AS name, udt_name AS type,
       is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AS needed
     FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2`,
    [schema, name],
  )) as Column[];
  const filled = columns.filter((column) => column.needed || column.name in given || column.type === "text");
  const values = await Promise.all(
    filled.map(async (column) => (column.name in given ? given[column.name] : await sample(column, words))),
  );
  const places = filled.map((_, index) => `$${index + 1}`);
  await sql(
    `INSERT INTO ${table} (${filled.map((column) => column.name)}) VALUES (${places}) ON CONFLICT DO NOTHING`,
    values,
  );
}

let counter = 0;

/** A value that a column takes; texts are the person's own words, each a little different. */
async function sample({ type }: Column, words: string): Promise<unknown> {
  switch (type) {
    case "uuid":
      return randomUUID();
    case "text":
      return `${words} ${counter++}`;
    case "date":
    case "timestamptz":
      return new Date();
    case "bool":
      return true;
    case "jsonb":
      return JSON.stringify({ said: words });
    case "bytea":
      return Buffer.from(words);
    case "_text":
      return [words];
    case "int2":
    case "int4":
    case "int8":
    case "float8":
      return 50;
    default: {
      if (type.startsWith("_")) return [];
      const [label] = await sql(`SELECT (enum_range(NULL::app.${type}))[1]::text AS label`);
      return label?.label;
    }
  }
}
