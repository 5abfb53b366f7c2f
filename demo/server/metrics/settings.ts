import { BadSetting } from '../settings/bad-setting.ts'

/** The shortest token that is accepted, in characters. */
export const shortest = 24

/** Reads `METRICS_TOKEN`; undefined where nobody may read the metrics. Throws a `BadSetting` for one that can be guessed. */
export function metricsTokenFrom({ METRICS_TOKEN: token }: NodeJS.ProcessEnv): string | undefined {
  if (!token) return undefined
  if (token.length >= shortest) return token
  throw new BadSetting(`METRICS_TOKEN is too short: expected at least ${shortest} characters.`)
}
