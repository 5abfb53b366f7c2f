import { BadSetting } from '../../settings/bad-setting.ts'

/** The token of one member of the staff, as the settings name it. */
export interface StaffToken {
  name: string
  token: string
}

/** The shortest token that is accepted, in characters. */
export const shortest = 24

/** Reads `STAFF_TOKENS`, such as `Maya R.:k3…,Theo:9f…`; throws a `BadSetting` for what is no list, or a token that can be guessed. */
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
