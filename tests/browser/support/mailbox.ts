import type { Page } from 'playwright-core'
import { vi } from 'vitest'

interface Mail {
  subject: string
  body: string
}

/** Returns the last message to an address or number. */
export async function lastMail(page: Page, to: string): Promise<string> {
  const reply = await page.request.get(`/mailbox.json?to=${encodeURIComponent(to)}`)
  const [mail] = ((await reply.json()) as { mails: Mail[] }).mails
  return mail ? `${mail.subject}\n${mail.body}` : ''
}

/** The code that was sent to an address or number; messages go out behind the answers, so one may have to be waited for. */
export const codeTo = (page: Page, to: string, before = ''): Promise<string> =>
  vi.waitUntil(async () => {
    const code = codeIn(await lastMail(page, to))
    return code !== before && code
  }, soon)

/** The link that was sent. */
export const linkTo = (page: Page, to: string): Promise<string> =>
  vi.waitUntil(async () => linkIn(await lastMail(page, to)), soon)

const soon = { timeout: 20_000 }

/** The six digits in it. */
export const codeIn = (mail: string): string => /\b\d{6}\b/.exec(mail)?.[0] ?? ''

/** Returns the link in a message. */
export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)?.[0] ?? ''
