/** How a table's rows are found to be somebody's. */
export type Owner =
  | "user_id"
  | "id"
  /** Messages that were answered as theirs, or came from their number since it was proven. */
  | "inbound"
  | "outbound"
  | "conversation"
  /** Of both sides: what a patient grants to a nutritionist. */
  | "care"
  /** Sent by them, to their confirmed address, or answered by them. */
  | "invitation"
  /** About their account, to their confirmed address, or with an invitation that they answered. */
  | "mail"
  /** What a nutritionist wrote for themselves: never the patient's. */
  | "nutritionist"
  /** A plan is its patient's from when it was released, before that its writer's. */
  | "plan"
  /** Written with the same address before or beside the account, once that address is confirmed. */
  | "email"
  /** Under the digest of their address, since the account was opened. */
  | "access"
  /** Under the digest of their id: done by them or to them. */
  | "audit";

export type PersonalTable = {
  table: string;
  owner: Owner;
  /** Columns that put one person's rows in order, with their types; none where there is one row at most. */
  key: Readonly<Record<string, "uuid" | "bigint" | "date" | "text" | "timestamptz">>;
  /** Name in the export; null with the reason why there is nothing in it for anybody. */
  section: string | { missing: string };
  /** Columns that are left out of the export: what opens something, or what is no one's to read. */
  omit?: readonly string[];
  /** Columns of the row that this one belongs to, without which it says little on a line of its own. */
  borrow?: { table: string; id: string; columns: readonly string[] };
  /** Columns of bytes, in base64 in the JSON export and left out of the CSV. */
  bytes?: readonly string[];
  /** Stays when the account goes: by which law, and for how long. Such a table leads to no other. */
  kept?: string;
  /** What stays loses whose it was: the column is emptied. */
  isUnnamed?: true;
};
