import type { Page } from 'playwright-core'

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

/** Returns the six digits in a message. */
export const codeIn = (mail: string): string => /\b\d{6}\b/.exec(mail)?.[0] ?? ''

/** Returns the link in a message. */
export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)?.[0] ?? ''
