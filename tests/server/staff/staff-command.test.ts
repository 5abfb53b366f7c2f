import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/db/connection/open.ts'
import { staffMembers } from '../../../src/server/db/schema.ts'
import { hashOf } from '../../../src/server/people/sessions/secret.ts'
import { makeDatabase } from '../support/database/database.ts'
import { makeFolder } from '../support/process/child.ts'
import { runCommand } from '../support/process/command.ts'

test('a command gives tokens, lists whose they are and takes them back', async () => {
  const database = await makeDatabase()
  const { folder, remove } = await makeFolder()
  const environment: Record<string, string> =
    database.url === undefined ? { DATA_DIR: folder } : { DATABASE_URL: database.url }
  const staff = (...words: string[]) => runCommand('src/server/setup/staff.ts', words, environment)

  const added = await staff('add', 'Maya R.')
  const token = /^Token for Maya R\.: ([\w-]{43})\nIt won't be shown again\.\n$/.exec(added.out)?.[1] ?? ''
  const { out } = await staff('list')
  expect(out).toMatch(/^[0-9a-f]{32} {2}Maya R\., since \d{4}-\d\d-\d\d\n$/)
  expect(out).not.toContain(token)
  const id = out.slice(0, 32)
  expect((await staff('revoke', id)).out).toBe('Token revoked: Maya R.\n')
  const again = await staff('revoke', id)
  expect([again.code, again.err]).toEqual([1, 'The token for Maya R. was already revoked.\n'])
  for (const words of [[], ['add', ' '], ['list', 'x']]) {
    const { code, err } = await staff(...words)
    expect([code, err]).toEqual([
      1,
      'Usage: npm run staff -- invite EMAIL NAME [manager] | add NAME | list | revoke ID (see --help).\n'
    ])
  }

  const where = database.url === undefined ? { folder: join(folder, 'database') } : { url: database.url }
  const { db, close } = await openDatabase(where)
  const [row] = await db.select().from(staffMembers).orderBy(asc(staffMembers.createdAt))
  expect(row).toMatchObject({ id, name: 'Maya R.', tokenHash: hashOf(token) })
  await close()
  await remove()
  await database.drop()
}, 120_000)
