import { type Mail, type Send, Undelivered } from '../send.ts'

/** A webhook that sends our texts, such as an SMS gateway's. */
export interface TextSettings {
  url: string
  /** Bearer token for the webhook. */
  token: string
}

/** Timeout of the webhook, in milliseconds. */
const PATIENCE = 10_000

/** Sends texts to a webhook: `POST {"to", "body"}`, with the message id as `Idempotency-Key`. */
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
