import { sql } from 'drizzle-orm'
import { messages } from '../../db/schema.ts'
import { postgresCode, transaction } from '../../db/connection/transaction.ts'
import { refreshStatistics } from '../../db/statistics.ts'
import type { Database, Transaction } from '../../db/types.ts'
import { hasBusiness, waitToSeed } from '../../seed/seed-shop.ts'
import { type CopyKind, copyKinds } from '../kinds.ts'
import type { Manifest } from '../manifest.ts'
import { copyFaults } from './copy-fault.ts'
import { insertPictures } from './insert-pictures.ts'
import { insertRecords } from './insert-records.ts'
import { type OpenCopy, openCopy } from './open-copy.ts'

/**
 * Restores a copy into an empty database, all or nothing, with what `also` writes in the same transaction; returns its manifest.
 * Throws a `CopyFault` with a sentence for a database that isn't empty, and for a file that is no copy, has another format or is damaged.
 */
export async function restoreCopy(
  db: Database,
  path: string,
  also: (tx: Transaction) => Promise<void> = async () => {}
): Promise<Manifest> {
  await transaction(db, refuseShop)
  const copy = await openCopy(path)
  try {
    await transaction(db, async tx => {
      await waitToSeed(tx)
      await refuseShop(tx)
      await insertAll(tx, copy)
      await also(tx)
    })
  } finally {
    copy.close()
  }
  await refreshStatistics(db)
  return copy.manifest
}

/** Throws unless all tables of a copy are empty. */
async function refuseShop(tx: Transaction): Promise<void> {
  if (await hasBusiness(tx)) throw copyFaults.hasShop()
  for (const { name, table } of copyKinds) {
    const { rows } = (await tx.execute(sql`select 1 from ${table} limit 1`)) as { rows: unknown[] }
    if (rows.length > 0) throw copyFaults.notEmpty(name)
  }
}

async function insertAll(tx: Transaction, copy: OpenCopy): Promise<void> {
  const { files, orderNumbers } = copy.manifest
  for (const kind of copyKinds) await insertKind(tx, copy, kind)
  for (const file of files) if (file.kind === undefined) await copy.check(file)
  await tx.execute(sql`select setval('order_numbers', ${orderNumbers.last}::int, ${orderNumbers.isUsed}::boolean)`)
  // No page is open yet that could hear of these menus. Truncated, for deleted rows would mislead the planner.
  await tx.execute(sql`truncate ${messages}`)
}

async function insertKind(tx: Transaction, copy: OpenCopy, kind: CopyKind): Promise<void> {
  const file = copy.manifest.files.find(one => one.kind === kind.name)
  if (file === undefined) throw copyFaults.noKind(kind.name)
  try {
    const lines = copy.lines(file)
    await (kind.name === 'picture-files' ? insertPictures(tx, copy, lines) : insertRecords(tx, kind, file, lines))
  } catch (error) {
    // 22 and 23: values that the database refuses, and that break its rules.
    if (!/^2[23]/.test(postgresCode(error) ?? '')) throw error
    throw copyFaults.refused(file.name)
  }
}
