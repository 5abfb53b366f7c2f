import type { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { transaction } from '../../db/connection/transaction.ts'
import { business, pictureFiles } from '../../db/schema.ts'
import type { Database, Transaction } from '../../db/types.ts'
import { type CopyKind, copyKinds } from '../kinds.ts'
import { COPY_VERSION, type CopyFile, MANIFEST, type Manifest } from '../manifest.ts'
import { csvOf } from './csv.ts'
import { guideOf } from './guide.ts'
import { fieldsOf, inBatches, readLines } from './read-lines.ts'
import { zipInto, type ZipWriter } from './zip.ts'

/** Pictures whose files are in memory together. */
const PICTURES = 8

/**
 * Writes a copy of everything that the shop is into a stream, as a ZIP, and returns its manifest. All of it is of one instant; only a
 * batch of records is in memory. On Postgres the shop goes on, and on the embedded database it waits.
 */
export async function writeCopy(db: Database, out: Writable, madeAt: Date): Promise<Manifest> {
  const zip = zipInto(out, madeAt)
  try {
    const manifest = await transaction(db, tx => writeAll(tx, zip, madeAt), { attempts: 1 })
    await zip.end()
    return manifest
  } catch (error) {
    await zip.fail(error as Error)
    throw error
  }
}

async function writeAll(tx: Transaction, zip: ZipWriter, madeAt: Date): Promise<Manifest> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`)
  // A full disk or a slow one may take a while between two statements.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`)
  await tx.execute(sql`set local timezone = 'UTC'`)
  const [shop] = await tx.select({ name: business.name }).from(business)
  const name = shop?.name ?? ''
  const files: CopyFile[] = [await zip.add('README.txt', once(guideOf(name, madeAt)))]
  for (const kind of copyKinds) files.push(await writeData(tx, zip, kind), await writeTable(tx, zip, kind))
  await writePictures(tx, zip)
  const manifest: Manifest = {
    format: 'storefront-copy',
    version: COPY_VERSION,
    madeAt: madeAt.toISOString(),
    shop: name,
    orderNumbers: await orderNumbers(tx),
    files
  }
  await zip.add(MANIFEST, once(`${JSON.stringify(manifest, null, 2)}\n`))
  return manifest
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function writeData(tx: Transaction, zip: ZipWriter, kind: CopyKind): Promise<CopyFile> {
  let records = 0
  const lines = async function* () {
    for await (const batch of readLines(tx, kind)) {
      records += batch.length
      yield `${batch.join('\n')}\n`
    }
  }
  const file = await zip.add(`data/${kind.name}.ndjson`, lines())
  return { ...file, kind: kind.name, columns: fieldsOf(kind), records }
}

const writeTable = async (tx: Transaction, zip: ZipWriter, kind: CopyKind): Promise<CopyFile> =>
  zip.add(`tables/${kind.name}.csv`, csvOf(kind, readLines(tx, kind)))

async function writePictures(tx: Transaction, zip: ZipWriter): Promise<void> {
  const query = sql`select 'pictures/' || picture_id || '-' || width || '.' || format as file,
    encode(content, 'base64') as content from ${pictureFiles} order by picture_id, width, format`
  for await (const rows of inBatches<{ file: string; content: string }>(tx, query, PICTURES))
    for (const { file, content } of rows) await zip.add(file, bytesOf(content), true)
}

async function* bytesOf(base64: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(base64, 'base64')
}

async function orderNumbers(tx: Transaction): Promise<Manifest['orderNumbers']> {
  const { rows } = (await tx.execute(
    sql`select last_value::int as last, is_called as "isUsed" from order_numbers`
  )) as { rows: Manifest['orderNumbers'][] }
  return rows[0] ?? { last: 1001, isUsed: false }
}
