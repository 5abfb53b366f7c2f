import { BadSetting } from '../settings/bad-setting.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Settings of the server's log. */
export interface LogSettings {
  /** Lines below this level are dropped. */
  level: (typeof levels)[number]
  /** One JSON object per line, or plain lines for people. */
  format: 'json' | 'pretty'
}

/**
 * Reads `LOG_LEVEL` and `LOG_FORMAT`; throws a `BadSetting` for invalid values. By default the demo and terminals get
 * plain lines, and the demo doesn't log successful requests.
 */
export function logSettingsFrom(environment: NodeJS.ProcessEnv, isDemo: boolean, isTerminal: boolean): LogSettings {
  const { LOG_LEVEL, LOG_FORMAT } = environment
  const level = LOG_LEVEL || (isDemo ? 'warn' : 'info')
  const format = LOG_FORMAT || (isDemo || isTerminal ? 'pretty' : 'json')
  const known = levels.find(candidate => candidate === level)
  if (known === undefined) throw new BadSetting(`Invalid LOG_LEVEL "${level}": expected one of ${levels.join(', ')}.`)
  if (format !== 'json' && format !== 'pretty')
    throw new BadSetting(`Invalid LOG_FORMAT "${format}": expected json or pretty.`)
  return { level: known, format }
}
