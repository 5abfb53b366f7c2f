import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the private Postgres; null where the tests run on PGlite. */
    postgres: string | null
  }
}

/** A database for one test file alone: `url` is undefined where it is PGlite's, in memory. */
export interface TestDatabase {
  url: string | undefined
  drop: () => Promise<void>
}

/** Makes an empty database of the kind that this project tests. */
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
