import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the private Postgres; null if the tests run on PGlite. */
    postgres: string | null
  }
}

/** A database for one test file; `url` is undefined for PGlite in memory. */
export interface TestDatabase {
  url: string | undefined
  drop: () => Promise<void>
}

/** Creates an empty database of the kind that this project tests. */
export async function makeDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  if (server === null) return { url: undefined, drop: async () => {} }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
