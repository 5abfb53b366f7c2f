/** `npm run staff -- add NAME`, `list`, `revoke ID`: manages staff tokens; see `--help`. */
import { asc, eq } from 'drizzle-orm'
import { BadSetting } from '../server/settings/bad-setting.ts'
import { staffMembers } from '../server/db/schema.ts'
import type { Database } from '../server/db/types.ts'
import { hashOf, newSecret } from '../server/modules/sessions/secret.ts'
import { withDatabase } from './with-database.ts'

const help = `Creates and revokes personal tokens for the store's staff.

  npm run staff -- add "Maya R."   creates a token and prints it once: only its hash is stored
  npm run staff -- list            lists all tokens
  npm run staff -- revoke ID       revokes a token with immediate effect

Uses the server's database: DATABASE_URL, or the folder DATA_DIR (stop the server first).`

const [verb, ...words] = process.argv.slice(2)
if (verb === '--help' || verb === '-h') console.log(help)
else {
  const work = workFor((words[0] ?? '').trim())
  if (work !== undefined) await withDatabase(work)
  else fail('Usage: npm run staff -- add NAME | list | revoke ID (see --help).')
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
  console.log(`Token for ${name}: ${token}\nIt won't be shown again.`)
}

async function list(db: Database): Promise<void> {
  const members = await db.select().from(staffMembers).orderBy(asc(staffMembers.createdAt))
  if (members.length === 0) console.log('There are no staff tokens.')
  for (const { id, name, createdAt, revokedAt } of members)
    console.log(`${id}  ${name}, since ${day(createdAt)}${revokedAt === null ? '' : `, revoked ${day(revokedAt)}`}`)
}

async function revoke(db: Database, id: string): Promise<void> {
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, id))
  if (member === undefined) throw new BadSetting(`No staff token has the id ${id}. Nothing was changed.`)
  if (member.revokedAt !== null) throw new BadSetting(`The token for ${member.name} was already revoked.`)
  await db.update(staffMembers).set({ revokedAt: new Date() }).where(eq(staffMembers.id, id))
  console.log(`Token revoked: ${member.name}`)
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
