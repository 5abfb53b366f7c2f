import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { runLastStatement, runStatement } from '../../../src/server/db/connection/statement.ts'
import { postgresCode, transaction } from '../../../src/server/db/connection/transaction.ts'
import { makeDatabase } from '../support/database/database.ts'

const database = await makeDatabase()
const { db, kind, close } = await openDatabase({ url: database.url })
afterAll(async () => {
  await close()
  await database.drop()
})
await db.execute(sql`create table notes (note text not null)`)

const noting = { name: 'note', text: 'insert into notes (note) values ($1) returning note' }
const reading = { name: 'notes', text: 'select note from notes order by note' }
const notes = async () => (await runStatement<{ note: string }>(db, reading, [])).map(({ note }) => note)

describe(`the last statement of a transaction, on ${kind}`, () => {
  test('is committed with all that came before it', async () => {
    const rows = await transaction(db, async tx => {
      await tx.execute(sql`insert into notes values ('first')`)
      return runLastStatement(tx, noting, ['last'])
    })
    expect(rows).toEqual([{ note: 'last' }])
    expect(await notes()).toEqual(['first', 'last'])
    await db.execute(sql`delete from notes`)
  })

  test('takes all that came before it back when it fails, with its own error', async () => {
    const failed = transaction(db, async tx => {
      await tx.execute(sql`insert into notes values ('first')`)
      return runLastStatement(tx, { name: 'refuse', text: `select refuse($1)` }, ['SF001'])
    })
    expect(await failed.catch(postgresCode)).toBe('SF001')
    expect(await notes()).toEqual([])
    // The connection is as good as new.
    await transaction(db, async tx => runLastStatement(tx, noting, ['next']))
    expect(await notes()).toEqual(['next'])
    await db.execute(sql`delete from notes`)
  })

  test.runIf(kind === 'postgres')('is followed by no other: it would not be part of the transaction', async () => {
    const failed = transaction(db, async tx => {
      await runLastStatement(tx, noting, ['last'])
      await tx.execute(sql`insert into notes values ('too late')`)
    })
    await expect(failed).rejects.toMatchObject({ cause: { message: expect.stringContaining('committed') } })
    expect(await notes()).toEqual(['last'])
    await transaction(db, async tx => void (await tx.execute(sql`insert into notes values ('next')`)))
    expect(await notes()).toEqual(['last', 'next'])
  })
})
