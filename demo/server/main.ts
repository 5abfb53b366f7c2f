import { join } from 'node:path'
import { FolderTaken, type Lock, lockFolder } from './lock.ts'
import { limitsFrom } from './modules/attempts/shopping-limits.ts'
import { challengeFrom } from './modules/attempts/site-verify.ts'
import { pubNubFrom } from './modules/events/pubnub.ts'
import { gatewaysFrom } from './modules/payments/settings.ts'
import { providersFrom } from './modules/social/settings.ts'
import { type RunningServer, startServer } from './start.ts'

const { PORT = '4280', HOST = '127.0.0.1', DATA_DIR = 'demo/.data', DATABASE_URL, PUBLIC_URL } = process.env
const { TRUST_PROXY = '0', STAFF_TOKEN } = process.env

const lock = DATABASE_URL ? undefined : await lockFolder(DATA_DIR).catch(giveUp)
const server = await startServer({
  port: readPort(PORT),
  host: HOST,
  publicUrl: PUBLIC_URL,
  providers: providersFrom(process.env),
  pubnub: pubNubFrom(process.env),
  gateways: gatewaysFrom(process.env),
  ...abuseSettings(),
  proxies: readProxies(TRUST_PROXY),
  staffToken: STAFF_TOKEN || undefined,
  ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { databaseFolder: join(DATA_DIR, 'database') })
}).catch(async error => {
  await lock?.release()
  return giveUp(error)
})

console.log(`The storefront is open at http://localhost:${server.port}/pages/plain.html`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, lock))

async function stop(running: RunningServer, held: Lock | undefined): Promise<void> {
  await running.close()
  await held?.release()
  process.exit(0)
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  return giveUp(new Error(`PORT is ${text}, which is no port: it must be a whole number from 0 to 65535.`))
}

function abuseSettings() {
  try {
    return { limits: limitsFrom(process.env), challenge: challengeFrom(process.env) }
  } catch (error) {
    return giveUp(error)
  }
}

function readProxies(text: string): number {
  const proxies = Number(text)
  if (Number.isInteger(proxies) && proxies >= 0 && proxies < 10) return proxies
  return giveUp(new Error(`TRUST_PROXY is ${text}: it must be how many proxies stand before the server, such as 1.`))
}

function giveUp(error: unknown): never {
  console.error(sentenceFor(error))
  process.exit(1)
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof FolderTaken) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use. Stop what uses it, or choose another one with PORT.`
  if (code === 'EACCES') return `Port ${PORT} on ${HOST} may not be used by this account. Choose another one with PORT.`
  if (DATABASE_URL && code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.'
  return error instanceof Error &&
    code === undefined &&
    /^(PORT|TRUST_PROXY|ABUSE_LIMITS|CHALLENGE_\w+) /.test(error.message)
    ? error.message
    : error
}
