/** `npm run staff -- invite EMAIL NAME`, `add NAME`, `list`, `revoke ID`: manages the staff; see `--help`. */
import { asc, eq } from 'drizzle-orm'
import { safeParse } from 'valibot'
import { BadSetting } from '../settings/bad-setting.ts'
import { emailAddress } from '../../contract/account/customer.ts'
import { staffMembers, type StaffRole } from '../db/schema.ts'
import type { Database } from '../db/types.ts'
import { hashOf, newSecret } from '../people/sessions/secret.ts'
import { createMember, dropAccess, makeStaffLink, staffLinkTo } from '../staff/members.ts'
import { withDatabase } from './with-database.ts'
import { line } from '../../contract/typed/line.ts'

const help = `Manages the store's staff: accounts of people, and tokens for the API.

  npm run staff -- invite EMAIL NAME [manager]   creates an account and prints the link with which its owner chooses a
                                                 password; managers also edit hours and accounts
  npm run staff -- add NAME                      creates a token and prints it once: only its hash is stored
  npm run staff -- list                          lists all accounts and tokens
  npm run staff -- revoke ID                     closes an account or revokes a token with immediate effect

Uses the server's database: DATABASE_URL, or the folder DATA_DIR (stop the server first). Links begin with PUBLIC_URL.`

const [verb, ...words] = process.argv.slice(2)
if (verb === '--help' || verb === '-h') console.log(help)
else {
  const work = workFor((words[0] ?? '').trim())
  if (work !== undefined) await withDatabase(work)
  else fail('Usage: npm run staff -- invite EMAIL NAME [manager] | add NAME | list | revoke ID (see --help).')
}

function workFor(word: string): ((db: Database) => Promise<void>) | undefined {
  if (verb === 'list' && words.length === 0) return list
  if (verb === 'invite') return invitation(words)
  if (words.length !== 1 || word === '' || word.length > 80) return undefined
  if (verb === 'add') return db => add(db, word)
  return verb === 'revoke' ? db => revoke(db, word) : undefined
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}

/** Returns the work of an invitation; undefined if its words are no address, name and role. */
function invitation([address = '', fullName = '', role = 'staff', ...more]: string[]) {
  const [email, name] = [safeParse(emailAddress, address), safeParse(line(80), fullName)]
  if (!email.success || !name.success || !['staff', 'manager'].includes(role) || more.length > 0) return undefined
  return (db: Database) => invite(db, { email: email.output, name: name.output, role: role as StaffRole })
}

async function invite(db: Database, member: { email: string; name: string; role: StaffRole }): Promise<void> {
  const clock = () => new Date()
  const { PUBLIC_URL = 'http://localhost:4280' } = process.env
  const { id } = await createMember({ db, clock }, member).catch(() => {
    throw new BadSetting(`${member.email} already has a staff account. Nothing was changed.`)
  })
  const link = staffLinkTo(PUBLIC_URL.replace(/\/+$/, ''), await makeStaffLink(db, id, clock()))
  console.log(`${member.name} chooses a password at ${link}\nThe link works once, for 7 days.`)
}

async function add(db: Database, name: string): Promise<void> {
  const token = newSecret()
  await db.insert(staffMembers).values({ name, tokenHash: hashOf(token), createdAt: new Date() })
  console.log(`Token for ${name}: ${token}\nIt won't be shown again.`)
}

async function list(db: Database): Promise<void> {
  const members = await db.select().from(staffMembers).orderBy(asc(staffMembers.createdAt))
  if (members.length === 0) console.log('There are no staff accounts or tokens.')
  for (const { id, name, email, role, createdAt, revokedAt } of members) {
    const who = email === null ? name : `${name} <${email}>, ${role}`
    console.log(`${id}  ${who}, since ${day(createdAt)}${revokedAt === null ? '' : `, revoked ${day(revokedAt)}`}`)
  }
}

async function revoke(db: Database, id: string): Promise<void> {
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.id, id))
  if (member === undefined) throw new BadSetting(`No staff account or token has the id ${id}. Nothing was changed.`)
  const kind = member.email === null ? 'token' : 'account'
  if (member.revokedAt !== null) throw new BadSetting(`The ${kind} for ${member.name} was already revoked.`)
  await db.update(staffMembers).set({ revokedAt: new Date() }).where(eq(staffMembers.id, id))
  await dropAccess(db, id)
  console.log(`${kind === 'token' ? 'Token revoked' : 'Account closed'}: ${member.name}`)
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
