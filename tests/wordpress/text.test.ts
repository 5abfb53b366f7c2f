import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { locations } from '../../demo/catalogue/locations.ts'
import { openWordpress } from './support/wordpress.ts'

const wordpress = openWordpress()

const block = '<!-- wp:storefront/shop {"location":"queen-west"} /-->'

/** Runs WordPress' cron, which renews what is kept of the API, until nothing is due. */
const runCron = async (): Promise<void> => {
  const due = `foreach ( wp_get_ready_cron_jobs() as $jobs ) foreach ( array_keys( $jobs ) as $name ) echo $name, ' ';`
  while ((await wordpress.site.php(due)).includes('storefront'))
    await wordpress.site.php(
      `foreach ( wp_get_ready_cron_jobs() as $at => $hooks ) foreach ( $hooks as $hook => $events ) foreach ( $events as $event ) if ( 'storefront_shop_refresh' === $hook ) { wp_unschedule_event( $at, $hook, $event['args'] ); do_action_ref_array( $hook, $event['args'] ); }`
    )
}

const set = (settings: Record<string, string>) =>
  wordpress.site.php(
    `update_option( 'storefront_shop_settings', json_decode( '${JSON.stringify({ api: wordpress.server.url, ...settings })}', true ) );`
  )

const read = async (id: string): Promise<string> => (await fetch(`${wordpress.site.url}/?page_id=${id}`)).text()

/** Publishes a page with a content, has everything for it read, and returns its id. */
async function addFilledPage(content: string): Promise<string> {
  const id = await wordpress.addPage(content)
  await read(id)
  await runCron()
  return id
}

/** Returns a page without script, as a person sees it. */
async function openPlain(id: string) {
  const context = await wordpress.browser.newContext({ javaScriptEnabled: false, baseURL: wordpress.site.url })
  const page = await context.newPage()
  await page.goto(`/?page_id=${id}`)
  return page
}

test('without script, a visitor reads the store’s address, hours, licence, categories and phone number', async () => {
  const page = await openPlain(await addFilledPage(block))
  const text = await page.locator('[data-storefront]').innerText()
  await page.context().close()
  for (const part of [
    'To order online, allow JavaScript in your browser, or call us at +1 416-555-0141.',
    'Linden & Slate Queen West',
    '718 Queen Street West, Toronto, ON M6J 1E8',
    'Monday: 9:00 am – 10:00 pm',
    'Licence: Linden & Slate Retail Inc. · AGCO · CRSA1200141',
    'Dried flower'
  ])
    expect(text).toContain(part)
  // Promotion law: products only if the retailer says so.
  expect(text).not.toContain('Products')
})

test('the retailer decides if products are named, and with prices', async () => {
  const id = await addFilledPage(block)
  const reply = await fetch(`${wordpress.server.url}/v1/locations/queen-west/menu?locale=en-CA`)
  const { payload } = (await reply.json()) as { payload: { products: { brand: string; name: string }[] } }
  const { brand, name } = payload.products[0]!
  const linesWith = async (products: string) => {
    await set({ products })
    await read(id)
    await runCron()
    const page = await openPlain(id)
    // The list is closed, but in the page.
    const lines = await page.locator('[data-storefront] details li').allTextContents()
    await page.context().close()
    return lines.filter(line => line.startsWith(`${brand} ${name}`))
  }
  expect(await linesWith('none')).toEqual([])
  expect((await linesWith('names'))[0]).toBe(`${brand} ${name}`)
  expect((await linesWith('prices'))[0]).toMatch(/, (from )?\d+\.\d\d CAD$/)
})

test('structured data names the store with its hours', async () => {
  const html = await read(await addFilledPage(block))
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const [store, ...others] = JSON.parse(json)['@graph']
  expect(others).toEqual([])
  expect(store).toMatchObject({
    '@type': 'Store',
    name: 'Linden & Slate Queen West',
    telephone: '+1 416-555-0141',
    address: { '@type': 'PostalAddress', streetAddress: '718 Queen Street West', postalCode: 'M6J 1E8' }
  })
  expect(store.url).toMatch(/#\/queen-west$/)
  expect(store.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Monday',
    opens: '09:00',
    closes: '22:00'
  })
})

test('without a store, all of them are in the text and in the structured data', async () => {
  const html = await read(await addFilledPage('[storefront]'))
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)['@graph']).toHaveLength(locations.length)
  expect(html.match(/Licence: /g)).toHaveLength(locations.length)
})

test('the shop takes the place of the text, and nothing below it moves', async () => {
  const id = await addFilledPage(`${block}<p id="below">Below</p>`)
  const page = await wordpress.visit()
  const { server } = wordpress
  // The text is looked at before the script is there.
  let letGo = () => {}
  const held = new Promise<void>(done => (letGo = done))
  await page.route(`${server.url}/storefront.js*`, async route => {
    await held
    await route.continue()
  })
  await page.goto(`/?page_id=${id}`, { waitUntil: 'domcontentloaded' }).catch(() => {})
  await page.getByText('718 Queen Street West').waitFor()
  const top = () => page.locator('#below').evaluate(one => one.getBoundingClientRect().top + scrollY)
  const before = await top()
  letGo()
  await page.getByRole('button', { name: /^yes/i }).waitFor()
  expect(await page.locator('storefront-root').count()).toBe(1)
  expect(await top()).toBe(before)
})

test('text that arrives after the shop has mounted is never seen next to it', async () => {
  const html = await read(await addFilledPage(block))
  const split = html.indexOf('>', html.indexOf('<div data-storefront')) + 1
  let goOn = () => {}
  const slow = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, split))
    goOn = () => void response.end(html.slice(split))
  })
  await new Promise<void>(done => slow.listen(0, '127.0.0.1', done))
  const page = await wordpress.visit()
  await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' })
  const yes = page.getByRole('button', { name: /^yes/i })
  await yes.waitFor()
  // Each frame is looked at: the text is there for a moment, until the page is whole.
  await page.evaluate(() => {
    const look = () => {
      const text = document.querySelector<HTMLElement>('storefront-root[data-text]')
      if (text) document.body.dataset['seen'] = `${document.body.dataset['seen'] ?? ''} ${text.offsetHeight}`
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  goOn()
  await page.waitForLoadState('domcontentloaded')
  await expect.poll(() => page.locator('storefront-root').count()).toBe(1)
  expect(await yes.isVisible()).toBe(true)
  expect(await page.locator('body').getAttribute('data-seen')).toMatch(/^( 0)+$/)
  await page.close()
  slow.closeAllConnections()
  await new Promise(done => slow.close(done))
})

test('a slow API delays no page, and its last reply stays in use when it is down', async () => {
  const id = await addFilledPage(block)
  const { site } = wordpress
  const path = '/v1/business?locale=en-CA'
  const age = `$kept = get_option( 'storefront_shop_cache' ); foreach ( $kept as &$one ) { $one['at'] = 1; $one['tried'] = 1; } update_option( 'storefront_shop_cache', $kept ); add_filter( 'pre_http_request', function () { echo 'ASKED'; return new WP_Error( 'down', 'Down' ); } );`
  // A page view asks nobody; the renewal does, fails, and leaves what is kept.
  const view = `$post = get_post( ${id} ); setup_postdata( $post ); echo do_blocks( $post->post_content );`
  const viewed = await site.php(`${age} ${view}`)
  expect(viewed).toContain('718 Queen Street West')
  expect(viewed).not.toContain('ASKED')
  const renewed = await site.php(`${age} do_action( 'storefront_shop_refresh', '${path}' ); ${view}`)
  expect(renewed).toContain('ASKED')
  expect(renewed).toContain('718 Queen Street West')
})
