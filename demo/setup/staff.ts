/** `npm run staff -- add NAME`, `list`, `revoke ID`: who of the staff has a token; `--help` says more. */
import { asc, eq } from 'drizzle-orm'
import { BadSetting } from '../server/settings/bad-setting.ts'
import { staffMembers } from '../server/db/schema.ts'
import type { Database } from '../server/db/types.ts'
import { hashOf, newSecret } from '../server/modules/sessions/secret.ts'
import { withDatabase } from './with-database.ts'

const help = `Gives the store's staff tokens of their own, and takes them back.

  npm run staff -- add "Maya R."   makes a token and prints it, this once: only its hash is kept
  npm run staff -- list            says who has one
  npm run staff -- revoke ID       takes one back, from the next call on

The database is the one of the server: DATABASE_URL, or the folder DATA_DIR, which no server may be using meanwhile.`

const [verb, ...words] = process.argv.slice(2)
if (verb === '--help' || verb === '-h') console.log(help)
else {
  const work = workFor((words[0] ?? '').trim())
  if (work !== undefined) await withDatabase(work)
  else fail('Say what to do: add NAME, list, or revoke ID (--help says more).')
}

function workFor(word: string): ((db: Database) => Promise<void>) | undefined {
  if (verb === 'list' && words.length === 0) return list
  if (words.length !== 1 || word === '' || word.length > 80) return undefined
  if (verb === 'add') return db => add(db, word)
  return verb === 'revoke' ? db => revoke(db, word) : undefined
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

async function add(db: Database, name: string): Promise<void> {
  const token = newSecret()
  await db.insert(staffMembers).values({ name, tokenHash: hashOf(token), createdAt: new Date() })
  console.log(`The token of ${name} is ${token}\nIt is shown this once.`)
}

async function list(db: Database): Promise<void> {
  const members = await db.select().from(staffMembers).orderBy(asc(staffMembers.createdAt))
  if (members.length === 0) console.log('Nobody has a token here.')
  for (const { id, name, createdAt, revokedAt } of members)
    console.log(`${id}  ${name}, since ${day(createdAt)}${revokedAt === null ? '' : `, revoked ${day(revokedAt)}`}`)
}

async function revoke(db: Database, id: string): Promise<void> {
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, id))
  if (member === undefined) throw new BadSetting(`Nobody has the id ${id}. Nothing was changed.`)
  if (member.revokedAt !== null) throw new BadSetting(`The token of ${member.name} was revoked already.`)
  await db.update(staffMembers).set({ revokedAt: new Date() }).where(eq(staffMembers.id, id))
  console.log(`The token of ${member.name} is revoked.`)
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
