import { sql } from 'drizzle-orm'
import { postgresCode } from '../../../../src/server/db/connection/transaction.ts'
import type { Database } from '../../../../src/server/db/types.ts'

/** Statements that copy all tables and the state of all sequences into a schema of their own. */
const copy = [
  'create schema seeded',
  'create table seeded.tables (name text primary key, columns text not null, rows bigint not null)',
  'create table seeded.sequences (name text primary key, value bigint not null, is_called boolean not null)',
  // The transactions whose rows are no change.
  'create table seeded.writers (xid bigint primary key)',
  `do $$ declare of record; count bigint; begin
  for of in
    select table_name as name, string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name
  loop
    execute format('create table seeded.%1$I as table public.%2$I', 'of_' || of.name, of.name);
    get diagnostics count = row_count;
    insert into seeded.tables values (of.name, of.columns, count);
  end loop;
  -- A server counts the messages that it has sent: it would send none with a lower number.
  for of in
    select sequencename as name from pg_sequences
    where schemaname = 'public' and sequencename not in ('messages_id_seq', 'message_numbers')
  loop
    execute format('insert into seeded.sequences select %1$L, last_value, is_called from public.%1$I', of.name);
  end loop;
end $$`,
  'insert into seeded.writers values (txid_current())'
]

/**
 * A function that puts back what differs from the copies, and returns the names of the tables that did. No trigger and
 * no foreign key acts meanwhile.
 */
const putBack = `
create function seeded.put_back() returns text[] language plpgsql set session_replication_role = replica as $$
declare
  of record;
  is_changed boolean;
  changed text[] := '{}';
  since bigint := (select min(xid) from seeded.writers);
  writers bigint[] := (select array_agg(xid) from seeded.writers);
  is_new constant text := 'xmin::text::bigint > $1 and xmin::text::bigint <> all($2)';
begin
  for of in select * from seeded.tables order by name loop
    execute format('select (select count(*) from %1$I) <> $3 or exists (select from %1$I where ' || is_new || ')', of.name)
      into is_changed using since, writers, of.rows;
    continue when not is_changed;
    changed := changed || of.name;
    execute format('delete from %1$I where ' || is_new, of.name) using since, writers;
    continue when of.rows = 0;
    execute format('insert into %1$I (%2$s) overriding system value
      select %2$s from seeded.%3$I except select %2$s from %1$I', of.name, of.columns, 'of_' || of.name);
  end loop;
  perform setval(quote_ident(name), value, is_called) from seeded.sequences;
  if changed <> '{}' then insert into seeded.writers values (txid_current()); end if;
  return changed;
end $$`

/** Copies what a database holds, for `putBackTables`. */
export async function copyTables(db: Database): Promise<void> {
  for (const statement of [...copy, putBack]) await db.execute(sql.raw(statement))
}

/** Gives all tables and sequences the content again that was copied. Returns the names of the tables that had another. */
export async function putBackTables(db: Database, attempts = 5): Promise<string[]> {
  try {
    const { rows } = (await db.execute(sql`select seeded.put_back() as changed`)) as { rows: { changed: string[] }[] }
    return rows[0]?.changed ?? []
  } catch (error) {
    // A call that nobody waited for locks tables in another order.
    if (attempts === 1 || postgresCode(error) !== '40P01') throw error
    return putBackTables(db, attempts - 1)
  }
}
