import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { scaleLimits } from '../../../demo/server/modules/rate-limit/shopping-limits.ts'
import type { RunningServer } from '../../../demo/server/start.ts'
import { sharedBrowser } from '../../browser/support/launch.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { type Site, startSite } from './site.ts'

/** The fixtures of a test in WordPress: a site, the shop's server, and a browser. */
export interface Wordpress {
  site: Site
  server: RunningServer
  browser: Browser
  /** Opens a fresh browser on the site; it is closed after the test. */
  visit: (width?: number, height?: number) => Promise<Page>
  /** The same, signed in to the dashboard. */
  signIn: (user?: string, password?: string) => Promise<Page>
}

/** Starts a site without the plugin, and a shop, for a test file. */
export function openWordpress(): Wordpress {
  const all = {} as Wordpress
  const open: Page[] = []
  beforeAll(async () => {
    all.server = await startTestServer({ limits: scaleLimits(10_000), menuAge: 0 })
    all.site = await startSite()
    all.browser = await sharedBrowser(inject('engine'))
  })
  all.visit = async (width = 390, height = 844) => {
    const context = await all.browser.newContext({
      viewport: { width, height },
      locale: 'en-CA',
      baseURL: all.site.url,
      reducedMotion: 'reduce'
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    open.push(page)
    return page
  }
  all.signIn = async (user = 'admin', password = all.site.password) => {
    const page = await all.visit(1280, 900)
    await page.goto('/wp-login.php')
    await page.getByLabel('Username or Email Address').fill(user)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL(/wp-admin/)
    return page
  }
  afterEach(async () => {
    await Promise.all(open.splice(0).map(page => page.context().close()))
  })
  afterAll(async () => {
    await all.site?.stop()
    await all.server?.close()
  })
  return all
}

/** Installs the plugin from its zip as an administrator does, and activates it. */
export async function installPlugin(page: Page): Promise<void> {
  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.locator('#pluginzip').setInputFiles('dist/wordpress/storefront.zip')
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await page.getByText('Plugin activated.').waitFor()
}
