import { startServer } from '../../../../src/server/start.ts'
import type { StartOptions } from '../../../../src/server/start-options.ts'
import { makeDatabase } from '../database/database.ts'

/** Starts a server in earnest on an empty database; `key` is that of the link it prints, `sent` the texts of its letters. */
export async function startEmpty(options: StartOptions = {}) {
  const database = await makeDatabase()
  const [logged, sent]: [string[], string[]] = [[], []]
  const server = await startServer({
    databaseUrl: database.url,
    demo: false,
    publicUrl: 'https://shop.example.com',
    delivery: { send: async ({ body }) => void sent.push(body), canText: false, close: () => {} },
    log: line => void logged.push(line),
    ...options
  })
  const key = /#setup=([\w-]+)/.exec(logged.join('\n'))?.[1] ?? ''
  const end = async () => {
    await server.close()
    await database.drop()
  }
  return { ...server, key, logged, sent, end }
}
