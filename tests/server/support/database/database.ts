import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Seed } from '../../../../src/server/seed/types.ts'
import { startServer } from '../../../../src/server/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the private Postgres; null, or not given, where the tests run on PGlite. */
    postgres: string | null
  }
}

/** A database for one test file; `url` is undefined for PGlite in memory. */
export interface TestDatabase {
  url: string | undefined
  drop: () => Promise<unknown>
}

/** True if this project tests Postgres, and not the embedded database. */
export const isOnPostgres = (): boolean => Boolean(inject('postgres'))

/** Creates an empty database of the kind that this project tests. */
export async function makeDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  if (!server) return { url: undefined, drop: async () => {} }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, client => client.query(`create database ${name}`))
  return { url: urlOf(server, name), drop: () => drop(server, name) }
}

/**
 * Makes a database that holds a seed: on Postgres a copy of a template that the first file with this seed makes. On PGlite
 * it is empty, and the server seeds it.
 */
export async function makeSeededDatabase(seed: Seed, now: Date): Promise<TestDatabase> {
  const server = inject('postgres')
  if (!server) return makeDatabase()
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = `sown_${createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 16)}`
  await onServer(server, async client => {
    // Two workers may need the template at once: one makes it, and the other waits.
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(client, server, { template, seed, now })
    await client.query('select pg_advisory_unlock(hashtext($1))', [template])
    await client.query(`create database ${name} template ${template}`)
  })
  return { url: urlOf(server, name), drop: () => drop(server, name) }
}

interface Seeded {
  template: string
  seed: Seed
  now: Date
}

/** Sows under another name first: a template that has its name is whole. */
async function makeTemplate(client: pg.Client, server: string, { template, seed, now }: Seeded): Promise<void> {
  const draft = `draft_${randomBytes(8).toString('hex')}`
  await client.query(`create database ${draft}`)
  const sower = await startServer({ databaseUrl: urlOf(server, draft), seed, clock: () => now, log: () => {} })
  await sower.close()
  await client.query(`alter database ${draft} rename to ${template}`)
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

const drop = (server: string, name: string): Promise<unknown> =>
  onServer(server, client => client.query(`drop database if exists ${name} with (force)`))

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
