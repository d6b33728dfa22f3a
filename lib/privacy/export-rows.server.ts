import "server-only";
import { db, Prisma } from "@/lib/db";
import type { ExportRow } from "@/lib/privacy/export-format";
import { type DataOwner, ownedBy } from "@/lib/privacy/owned-rows.server";
import type { PersonalTable } from "@/lib/privacy/personal-table";

/** Rows read at once. Those with a picture weigh some hundred kilobytes each. */
const BATCH = 500;
const BATCH_WITH_BYTES = 10;

/**
 * A person's rows of one table, a batch at a time and in the order of its key, as JSON knows them: whatever the length
 * of the history, one batch is in memory, and no connection is held while somebody downloads slowly.
 */
export async function* exportRows(holding: PersonalTable, whose: DataOwner): AsyncGenerator<ExportRow[]> {
  const { table, owner, key, bytes = [] } = holding;
  const size = bytes.length > 0 ? BATCH_WITH_BYTES : BATCH;
  const columns = Object.entries(key).map(([name, type]) => ({ name: Prisma.raw(`t.${name}`), type }));
  const names = columns.map(({ name }) => name);
  const isMany = columns.length > 0;
  const order = isMany ? Prisma.sql`ORDER BY ${Prisma.join(names)}` : Prisma.empty;
  const mark = Prisma.sql`ARRAY[${Prisma.join(isMany ? names.map(asText) : ["one"])}]`;
  let beyond = Prisma.sql`true`;
  for (;;) {
    const rows: Found[] = await db().$queryRaw<Found[]>`
      SELECT ${rowOf(holding)} AS row, ${mark} AS mark FROM ${Prisma.raw(table)} t
      WHERE ${ownedBy(owner, whose)} AND ${beyond} ${order} LIMIT ${size}`;
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (rows.length < size || !last || !isMany) return;
    const values = columns.map(({ type }, at) => Prisma.sql`${last.mark[at]}::${Prisma.raw(type)}`);
    beyond = Prisma.sql`(${Prisma.join(names)}) > (${Prisma.join(values)})`;
  }
}

type Found = { row: ExportRow; mark: string[] };

/** The columns that an exported row has, in the order of the table. */
export async function exportColumns(holding: PersonalTable): Promise<string[]> {
  const [schema, name] = holding.table.split(".");
  const { omit = [], bytes = [], borrow } = holding;
  const rows = await db().$queryRaw<{ column_name: string }[]>`
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = ${schema} AND table_name = ${name} ORDER BY ordinal_position`;
  const left = rows.map((row) => row.column_name).filter((column) => !hidden(omit).includes(column));
  return [...(borrow?.columns ?? []), ...left.filter((column) => !bytes.includes(column))];
}

/** DataOwner a row is need not stand in each of them. */
function hidden(omit: readonly string[]): string[] {
  return ["user_id", ...omit];
}

function rowOf({ omit = [], bytes = [], borrow }: PersonalTable): Prisma.Sql {
  let row = Prisma.sql`to_jsonb(t) - ${[...hidden(omit), ...bytes]}::text[]`;
  for (const column of bytes) {
    const encoded = Prisma.sql`translate(encode(${Prisma.raw(`t.${column}`)}, 'base64'), E'\n', '')`;
    row = Prisma.sql`${row} || jsonb_build_object(${column}::text, ${encoded})`;
  }
  if (!borrow) return row;
  const { table, id, columns } = borrow;
  const pairs = columns.map((column) => Prisma.sql`${column}::text, ${Prisma.raw(`o.${column}`)}`);
  return Prisma.sql`${row} || (SELECT jsonb_build_object(${Prisma.join(pairs)}) FROM ${Prisma.raw(table)} o
    WHERE o.user_id = t.user_id AND o.id = ${Prisma.raw(`t.${id}`)})`;
}

function asText(column: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${column}::text`;
}
