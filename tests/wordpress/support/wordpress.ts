import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { scaleLimits } from '../../../src/server/rate-limit/shopping-limits.ts'
import type { RunningServer } from '../../../src/server/start-options.ts'
import { sharedBrowser } from '../../browser/support/launch.ts'
import { startTestServer } from '../../server/support/process/demo-server.ts'
import { signInTo, zip } from './dashboard.ts'
import { type Site, startSite } from './site.ts'

/** The fixtures of a test in WordPress: a site, the shop's server, and a browser. */
export interface Wordpress {
  site: Site
  server: RunningServer
  browser: Browser
  /** Publishes a page with a content, and returns its id. */
  addPage: (content: string) => Promise<string>
  /** Opens a fresh browser on the site; it is closed after the test. */
  visit: (width?: number, height?: number) => Promise<Page>
  /** The same, signed in to the dashboard. */
  signIn: (user?: string, password?: string) => Promise<Page>
}

/** The plugin's main file, by which WordPress knows it. */
const pluginFile = 'storefront-shop/storefront-shop.php'

/** Unpacks the plugin's zip into a site, activates it, and sets the shop's address. */
async function putPlugin(site: Site, api: string): Promise<void> {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    const file = join(site.folder, 'wp-content/plugins', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  await site.php(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${pluginFile}' );`)
  await site.php(`update_option( 'storefront_shop_settings', array( 'api' => '${api}' ) );`)
}

/** Starts a site and a shop for a test file; the site has the plugin already unless told otherwise. */
export function openWordpress({ isInstalled = true } = {}): Wordpress {
  const all = {} as Wordpress
  const open: Page[] = []
  beforeAll(async () => {
    all.server = await startTestServer({ limits: scaleLimits(10_000), menuAge: 0 })
    all.site = await startSite()
    if (isInstalled) await putPlugin(all.site, all.server.url)
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
    await signInTo(page, user, password)
    return page
  }
  all.addPage = content =>
    all.site.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Order online', 'post_content' => wp_slash( base64_decode( '${Buffer.from(content).toString('base64')}' ) ) ) );`
    )
  afterEach(async () => {
    await Promise.all(open.splice(0).map(page => page.context().close()))
  })
  afterAll(async () => {
    await all.site?.stop()
    await all.server?.close()
  })
  return all
}
