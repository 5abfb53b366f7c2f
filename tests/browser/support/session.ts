import type { BrowserContext, Cookie, Page } from 'playwright-core'

interface From {
  as?: 'alex' | 'camille'
  to?: string
  hash?: string
}

/** Arrives through a link of the retailer's app, which hands over a session in the URL. */
export async function arrive(page: Page, { as = 'alex', to = '/pages/plain.html', hash = '#/queen-west' }: From = {}) {
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as, to, hash })}`)
  await page.waitForURL(url => url.pathname === to)
}

/** Arrives through such a link while signed out, and confirms it. */
export async function signIn(page: Page, from: From = {}): Promise<void> {
  await arrive(page, from)
  await sayYes(page)
}

/** Confirms that the link is one's own, which the storefront asks before it signs in. */
export const sayYes = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(continue|continuer)$/i })
    .click()

/** Returns the query by which the retailer's app hands over a session. */
export async function handOver(server: string, as = 'alex'): Promise<string> {
  const reply = await fetch(`${server}/demo/sign-in?as=${as}`, { redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '', server).search
}

/** The link to the account of the signed-in person. */
export const accountLink = (page: Page, name = 'Alex') => page.getByRole('link', { name: `${name} Your account` })

/** Returns the texts of the visible toasts. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /^notifications$/i })
    .locator('p')
    .allInnerTexts()

/**
 * Returns the cookies once those that were set are written: Chromium does that later, but a page that reads its cookies
 * waits for it.
 */
export async function cookiesIn(context: BrowserContext): Promise<Cookie[]> {
  const frames = context.pages().flatMap(page => page.frames())
  // A page that is just being left or has no cookies refuses.
  await Promise.all(frames.map(frame => frame.evaluate(() => document.cookie).catch(() => '')))
  return context.cookies()
}

/** Returns the cookies, by name and decoded text. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await cookiesIn(context)
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}
