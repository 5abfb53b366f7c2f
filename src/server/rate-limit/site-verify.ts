import { BadSetting } from '../settings/bad-setting.ts'
import { boolean, object, safeParse } from 'valibot'
import type { Challenge } from './challenge-port.ts'

/** Timeout of the provider, in milliseconds. */
const PATIENCE = 3000

const reply = object({ success: boolean() })

/**
 * Returns a challenge of a provider with the API of Turnstile, hCaptcha and reCAPTCHA: the secret and the token are
 * posted to its `siteverify` URL. The page gets the token from the provider's widget and sends it as
 * `X-Challenge-Token`.
 */
const siteVerify = ({ url, secret }: { url: string; secret: string }): Challenge => ({
  async verify(token, { address }) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE)
      })
      const parsed = safeParse(reply, await answer.json())
      return answer.ok && parsed.success && parsed.output.success
    } catch {
      // Unverified: the limit applies.
      return false
    }
  }
})

/** Reads the challenge from CHALLENGE_URL and CHALLENGE_SECRET; undefined without them. */
export function challengeFrom(env: Record<string, string | undefined>): Challenge | undefined {
  const { CHALLENGE_URL: url, CHALLENGE_SECRET: secret } = env
  if (!url && !secret) return undefined
  if (!url || !secret) throw new BadSetting('Set both CHALLENGE_URL and CHALLENGE_SECRET, or neither.')
  if (!URL.canParse(url)) throw new BadSetting('Invalid CHALLENGE_URL: expected the provider’s siteverify URL.')
  return siteVerify({ url, secret })
}
