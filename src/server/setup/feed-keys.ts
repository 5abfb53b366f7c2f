/** `npm run feed:keys -- add NAME --scopes LIST [--stores LIST]`, `list`, `revoke ID`: manages the keys of the feed; see `--help`. */
import { parseArgs } from 'node:util'
import { is, safeParse } from 'valibot'
import { createFeedKey, feedScope } from '../../contract/feed/feed-keys.ts'
import type { Database } from '../db/types.ts'
import { ApiError } from '../http/api-error.ts'
import { listKeys, makeKey, revokeKey } from '../feed/keys.ts'
import { BadSetting } from '../settings/bad-setting.ts'
import { noteStaff } from '../staff/audited.ts'
import { withDatabase } from './with-database.ts'

const help = `Manages the keys with which the retailer's own systems call the feed.

  npm run feed:keys -- add NAME --scopes LIST [--stores LIST]   creates a key and prints it once: only its hash is stored
  npm run feed:keys -- list                                     lists all keys
  npm run feed:keys -- revoke ID                                revokes a key with immediate effect

--scopes  ${feedScope.options.join(', ')}: one or several, separated by commas
--stores  slugs of stores, separated by commas; all stores by default

Uses the server's database: DATABASE_URL, or the folder DATA_DIR (stop the server first).`

const usage = 'Usage: npm run feed:keys -- add NAME --scopes LIST [--stores LIST] | list | revoke ID (see --help).'

const clock = () => new Date()
const command = { id: null, name: 'feed:keys' }

await start()

async function start(): Promise<void> {
  const { values, positionals } = read() ?? { values: {}, positionals: [] }
  if (values.help) return console.log(help)
  const [verb, word = '', ...more] = positionals
  if (verb === 'list' && positionals.length === 1) return withDatabase(list)
  if (verb === 'revoke' && word !== '' && more.length === 0) return withDatabase(db => revoke(db, word))
  const body = { name: word, scopes: split(values.scopes), locations: values.stores ? split(values.stores) : null }
  const key = safeParse(createFeedKey.body, body)
  if (verb === 'add' && more.length === 0 && key.success) return withDatabase(db => add(db, key.output))
  const unknown = split(values.scopes).find(scope => !is(feedScope, scope))
  console.error(verb === 'add' && unknown ? `Unknown scope “${unknown}”.` : usage)
  process.exitCode = 1
}

function read() {
  const text = { type: 'string' } as const
  const options = { scopes: text, stores: text, help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return undefined
  }
}

function split(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

async function add(db: Database, body: Parameters<typeof makeKey>[1]): Promise<void> {
  const { key, secret } = await makeKey({ db, clock }, body, command.name).catch((error: unknown) => {
    throw error instanceof ApiError ? new BadSetting('There is no such store. Nothing was changed.') : error
  })
  await noteStaff(db, { clock }, command, { action: 'feed-key', detail: `${key.name}, ${key.scopes.join(' ')}` })
  console.log(`Key for ${key.name}: ${secret}\nIt won't be shown again.`)
}

async function list(db: Database): Promise<void> {
  const keys = await listKeys(db, null)
  if (keys.length === 0) console.log('There are no keys.')
  for (const { id, name, prefix, scopes, locations, lastUsedAt, isActive } of keys)
    console.log(
      [
        `${id}  ${prefix}…  ${name}: ${scopes.join(', ')} at ${locations?.join(', ') ?? 'all stores'}`,
        lastUsedAt ? `last used ${lastUsedAt.slice(0, 10)}` : 'never used',
        ...(isActive ? [] : ['revoked'])
      ].join(', ')
    )
}

async function revoke(db: Database, id: string): Promise<void> {
  const { name } = await revokeKey({ db, clock }, id, null).catch((error: unknown) => {
    throw error instanceof ApiError ? new BadSetting(`No key has the id ${id}. Nothing was changed.`) : error
  })
  await noteStaff(db, { clock }, command, { action: 'feed-key', detail: `${id}, revoked` })
  console.log(`Key revoked: ${name}`)
}
