import { BadSetting } from '../settings/bad-setting.ts'

/** Minimum length of the token, in characters. */
export const shortest = 24

/** Reads `METRICS_TOKEN`; undefined if there is none and metrics are off. Throws a `BadSetting` if it is too short. */
export function metricsTokenFrom({ METRICS_TOKEN: token }: NodeJS.ProcessEnv): string | undefined {
  if (!token) return undefined
  if (token.length >= shortest) return token
  throw new BadSetting(`METRICS_TOKEN is too short: expected at least ${shortest} characters.`)
}
