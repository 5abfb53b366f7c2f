import { BadSetting } from '../settings/bad-setting.ts'

/** The token of a staff member, from the settings. */
export interface StaffToken {
  name: string
  token: string
}

/** Minimum length of a token, in characters. */
export const shortest = 24

/**
 * Reads `STAFF_TOKENS`, such as `Maya R.:k3…,Theo:9f…`; throws a `BadSetting` for an invalid list or a token that is
 * too short.
 */
export function staffTokensFrom({ STAFF_TOKENS: text = '' }: NodeJS.ProcessEnv): StaffToken[] {
  return text
    .split(',')
    .filter(pair => pair.trim() !== '')
    .map(pair => {
      const at = pair.lastIndexOf(':')
      const [name, token] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()]
      if (name === '')
        throw new BadSetting('Invalid STAFF_TOKENS: expected names and tokens, such as Maya R.:TOKEN,Theo:TOKEN.')
      if (token.length < shortest)
        throw new BadSetting(
          `The token for ${name} in STAFF_TOKENS is too short: expected at least ${shortest} characters.`
        )
      return { name, token }
    })
}
