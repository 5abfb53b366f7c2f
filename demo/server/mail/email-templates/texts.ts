import { type Mail, type Send, Undelivered } from '../send.ts'

/** A web hook that takes our texts: a gateway's, or a few lines before it. */
export interface TextSettings {
  url: string
  /** The bearer token by which it knows us. */
  token: string
}

/** How long the hook may take, in milliseconds. */
const PATIENCE = 10_000

/** Sends texts to a web hook: `POST {"to", "body"}`, with the message's id as `Idempotency-Key`. */
export const textsTo =
  ({ url, token }: TextSettings): Send =>
  async ({ to, body, messageId }: Mail) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(messageId !== undefined && { 'Idempotency-Key': messageId })
    }
    const init = { method: 'POST', headers, body: JSON.stringify({ to, body }), redirect: 'error' } as const
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)
    if (response === undefined) throw new Undelivered('The SMS webhook did not respond.')
    await response.body?.cancel()
    if (response.ok) return
    const isFinal = response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status)
    throw new Undelivered(`The SMS webhook responded with ${response.status}.`, isFinal)
  }
