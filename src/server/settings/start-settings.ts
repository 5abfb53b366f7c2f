import { join } from 'node:path'
import { BadSetting, readAll } from './bad-setting.ts'
import { type LogSettings, logSettingsFrom } from '../log/log-settings.ts'
import { deliveryFrom } from '../mail/mail-settings.ts'
import { metricsTokenFrom } from '../metrics/metrics-settings.ts'
import { limitsFrom } from '../rate-limit/shopping-limits.ts'
import { challengeFrom } from '../rate-limit/site-verify.ts'
import { pubNubFrom } from '../events/pubnub.ts'
import { gatewaysFrom } from '../ordering/payments/providers/payment-settings.ts'
import { providersFrom } from '../people/social/social-settings.ts'
import { staffTokensFrom } from '../staff/staff-settings.ts'
import type { StartOptions } from '../start-options.ts'
import { checkLaunch } from './start-checks.ts'

/** The server's settings. */
export interface Settings {
  start: StartOptions & { demo: boolean; port: number; host: string }
  /** The folder that the server must lock; undefined if the database is elsewhere. */
  dataFolder: string | undefined
  log: LogSettings
}

/** Reads the settings for a start; throws a `BadSetting` that names all invalid ones, and those that a start misses. */
export function readStartSettings(environment: NodeJS.ProcessEnv, args: string[]): Settings {
  const { HOST: host = '127.0.0.1', PUBLIC_URL: publicUrl, SMTP_URL } = environment
  return readAll(read => {
    const settings = read(() => readSettings(environment, args))
    read(() => checkLaunch({ demo: isDemo(environment, args), host, publicUrl, hasMail: Boolean(SMTP_URL) }))
    return settings
  })
}

/** Reads the settings from the environment and the arguments; throws a `BadSetting` that names all invalid ones. */
export function readSettings(environment: NodeJS.ProcessEnv, args: string[]): Settings {
  const { PORT = '4280', HOST = '127.0.0.1', DATA_DIR = 'demo/.data', DATABASE_URL, PUBLIC_URL } = environment
  return readAll(read => {
    read(() => refuseOldToken(environment))
    const demo = read(() => isDemo(environment, args))
    return {
      dataFolder: DATABASE_URL ? undefined : DATA_DIR,
      log: read(() => logSettingsFrom(environment, demo, process.stdout.isTTY)),
      start: {
        demo,
        port: read(() => readPort(PORT)),
        host: HOST,
        publicUrl: PUBLIC_URL,
        proxies: read(() => readProxies(environment.TRUST_PROXY ?? '0')),
        staffTokens: read(() => staffTokensFrom(environment)),
        delivery: read(() => deliveryFrom(environment)),
        providers: read(() => providersFrom(environment)),
        pubnub: read(() => pubNubFrom(environment)),
        gateways: read(() => gatewaysFrom(environment)),
        limits: read(() => limitsFrom(environment)),
        challenge: read(() => challengeFrom(environment)),
        metricsToken: read(() => metricsTokenFrom(environment)),
        ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { databaseFolder: join(DATA_DIR, 'database') })
      }
    }
  })
}

function refuseOldToken({ STAFF_TOKEN }: NodeJS.ProcessEnv): void {
  if (STAFF_TOKEN)
    throw new BadSetting(
      'STAFF_TOKEN is no longer supported. Name each staff member in STAFF_TOKENS, such as Maya R.:TOKEN.'
    )
}

function isDemo({ DEMO = '' }: NodeJS.ProcessEnv, args: string[]): boolean {
  const unknown = args.find(arg => arg !== '--demo')
  if (unknown !== undefined) throw new BadSetting(`Unknown argument "${unknown}": the server only accepts --demo.`)
  if (!['', '0', '1'].includes(DEMO)) throw new BadSetting(`Invalid DEMO "${DEMO}": expected 1 or no value.`)
  return args.length > 0 || DEMO === '1'
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new BadSetting(`Invalid PORT "${text}": expected an integer from 0 to 65535.`)
}

function readProxies(text: string): number {
  const proxies = Number(text)
  if (Number.isInteger(proxies) && proxies >= 0 && proxies < 10) return proxies
  throw new BadSetting(
    `Invalid TRUST_PROXY "${text}": expected the number of proxies in front of the server, such as 1.`
  )
}
