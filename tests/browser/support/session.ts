import type { BrowserContext, Page } from 'playwright-core'

interface From {
  as?: 'alex' | 'camille'
  to?: string
  hash?: string
}

/** Comes by a link of the retailer's own app, which hands a session over in the address. */
export async function arrive(page: Page, { as = 'alex', to = '/pages/plain.html', hash = '#/queen-west' }: From = {}) {
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as, to, hash })}`)
  await page.waitForURL(url => url.pathname === to)
}

/** Comes by such a link as somebody who is not signed in yet, and says yes to it. */
export async function signIn(page: Page, from: From = {}): Promise<void> {
  await arrive(page, from)
  await sayYes(page)
}

/** Says that the link is for oneself, which the storefront asks before it signs anybody in. */
export const sayYes = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(continue|continuer)$/i })
    .click()

/** The address's query by which the retailer's app hands a session over. */
export async function handOver(server: string, as = 'alex'): Promise<string> {
  const reply = await fetch(`${server}/demo/sign-in?as=${as}`, { redirect: 'manual' })
  return new URL(reply.headers.get('location') ?? '', server).search
}

/** The link that leads to the account of the person who is signed in. */
export const accountLink = (page: Page, name = 'Alex') => page.getByRole('link', { name: `${name} Your account` })

/** The toasts on show, as they read. */
export const toastsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /^notifications$/i })
    .locator('p')
    .allInnerTexts()

/** What is kept in cookies: each name and its text, in plain. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}
