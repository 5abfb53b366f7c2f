import type { BrowserContext, Page } from 'playwright-core'

interface From {
  as?: 'alex' | 'camille'
  to?: string
  hash?: string
}

/** Comes signed in from the retailer's own app, which hands the session over in the address. */
export async function signIn(page: Page, { as = 'alex', to = '/pages/plain.html', hash = '#/queen-west' }: From = {}) {
  await page.goto(`/demo/sign-in?${new URLSearchParams({ as, to, hash })}`)
  await page.waitForURL(url => url.pathname === to)
}

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
    .getByRole('region', { name: /^(notices|avis)$/i })
    .locator('p')
    .allInnerTexts()

/** What is kept in cookies: each name and its text, in plain. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}
