import { expect, test } from 'vitest'
import { openWordpress } from './support/wordpress.ts'

const wordpress = openWordpress()

const block = '<!-- wp:storefront/shop {"location":"queen-west"} /-->'

/** Returns the markup of a page as anyone gets it. */
const read = async (id: string): Promise<string> => (await fetch(`${wordpress.site.url}/?page_id=${id}`)).text()

const scriptTag = (html: string): string => /<script[^>]*storefront\.js[^>]*>/.exec(html)?.[0] ?? ''

const ofStore = '/storefront.js?location=queen-west&#038;locale=en-US'
const nested = `<!-- wp:group --><div class="wp-block-group">${block}</div><!-- /wp:group -->`

test.each([
  ['twentytwentythree', 'the block', block, ofStore],
  ['twentytwentyone', 'the block', block, ofStore],
  ['twentytwentyone', 'a block within another', nested, ofStore],
  ['twentytwentyone', 'a shortcode', 'Before [storefront] after', '/storefront.js'],
  [
    'twentytwentyone',
    'a shortcode with a store',
    '[storefront location="queen-west" locale="fr-CA"]',
    ofStore.replace('en-US', 'fr-CA')
  ]
])('on %s, the script of %s is in the head, once, and marked for optimisers', async (theme, _, content, address) => {
  const { site, server } = wordpress
  await site.php(`switch_theme( '${theme}' );`)
  const html = await read(await wordpress.addPage(content))
  expect(html.match(/storefront\.js/g)).toHaveLength(1)
  expect(html.indexOf('storefront.js')).toBeLessThan(html.indexOf('</head>'))
  const tag = scriptTag(html)
  expect(tag).toContain(`src='${server.url}${address}'`)
  // Cloudflare reads what is in front of the address.
  expect(tag).toMatch(/ data-cfasync="false" .*src=/)
  for (const mark of ['async', 'data-no-optimize', 'data-no-defer', 'data-noptimize', 'data-jetpack-boost'])
    expect(tag).toContain(` ${mark}`)
})

test('a page without the shop has nothing of it', async () => {
  expect(await read(await wordpress.addPage('Our story'))).not.toContain('storefront')
})

test('the script is loaded from where the settings say', async () => {
  const { site, server } = wordpress
  const set = (script: string) =>
    site.php(`update_option( 'storefront_shop_settings', array( 'api' => '${server.url}', 'script' => '${script}' ) );`)
  await set('https://cdn.example.com/shop/storefront.js')
  const html = await read(await wordpress.addPage(block))
  await set('')
  expect(scriptTag(html)).toContain("src='https://cdn.example.com/shop/storefront.js'")
  expect(html).toContain(`data-api="${server.url}"`)
})

test('every optimiser is asked to leave the script alone', async () => {
  const { site, server } = wordpress
  const address = new URL(server.url).host + '/storefront.js'
  const names = {
    rocket_exclude_js: address,
    rocket_minify_excluded_external_js: address,
    rocket_exclude_defer_js: address,
    rocket_delay_js_exclusions: address,
    litespeed_optimize_js_excludes: address,
    litespeed_optm_js_defer_exc: address,
    litespeed_optm_gm_js_exc: address,
    sgo_javascript_combine_excluded_external_paths: address,
    sgo_javascript_combine_exclude: 'storefront-shop',
    sgo_js_minify_exclude: 'storefront-shop',
    sgo_js_async_exclude: 'storefront-shop',
    jetpack_boost_render_blocking_js_exclude_handles: 'storefront-shop'
  }
  const each = Object.keys(names).map(name => `'${name}' => apply_filters( '${name}', array( 'jquery' ) )`)
  const lists = JSON.parse(await site.php(`echo wp_json_encode( array( ${each.join(', ')} ) );`))
  expect(lists).toEqual(Object.fromEntries(Object.entries(names).map(([name, added]) => [name, ['jquery', added]])))
  const autoptimize = (list: string) =>
    site.php(`echo wp_json_encode( apply_filters( 'autoptimize_filter_js_exclude', ${list} ) );`)
  expect(JSON.parse(await autoptimize("'jquery.js'"))).toBe(`jquery.js, ${address}`)
  expect(JSON.parse(await autoptimize("''"))).toBe(address)
  expect(JSON.parse(await autoptimize('array()'))).toEqual({ [address]: '' })
})

test('an editor can set only the options of their own embed, and none of them closes the element', async () => {
  const { site, server } = wordpress
  await site.php(`switch_theme( 'twentytwentyone' );`)
  const given = `[storefront location="queen-west" accent="#1f6f4a" theme='dark' radius="4px" min-height="900" phone="416 555-0141" host-header=".top > .bar" api="https://evil.example" photon="https://evil.example" analytics="datalayer" onclick="x" locale='" onmouseover="x']`
  const html = await read(await wordpress.addPage(given))
  const element = /<div data-storefront[^>]*>/.exec(html.replaceAll('&gt;', '›'))?.[0]
  expect(element).toBe(
    `<div data-storefront data-api="${server.url}" data-location="queen-west" data-theme="dark" data-accent="#1f6f4a" data-radius="4" data-phone="416 555-0141" data-min-height="900" data-host-header=".top › .bar" style="min-height:900px">`
  )
})

test('a block’s options are never taken for markup or a shortcode', async () => {
  const options = { location: '"><script>', hostHeader: '[class="top"]', phone: '[storefront]', locale: '" onclick="x' }
  const html = await read(await wordpress.addPage(`<!-- wp:storefront/shop ${JSON.stringify(options)} /-->`))
  expect(/<div data-storefront[^>]*>/.exec(html)?.[0]).toBe(
    `<div data-storefront data-api="${wordpress.server.url}" data-phone="&#91;storefront&#93;" data-host-header="&#91;class=&quot;top&quot;&#93;" style="min-height:max(640px,100vh)">`
  )
})

test('a feed has a link to the page instead of the shop', async () => {
  const { site } = wordpress
  await site.php(
    `wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'We deliver', 'post_content' => 'Now! [storefront]' ) );`
  )
  const feed = await (await fetch(`${site.url}/?feed=rss2`)).text()
  expect(feed).toContain('Order on our site</a>')
  expect(feed).not.toContain('data-storefront')
})

test('without an address, only an administrator sees why there is no shop', async () => {
  const { site, server } = wordpress
  const id = await wordpress.addPage(block)
  await site.php(`delete_option( 'storefront_shop_settings' );`)
  const page = await wordpress.signIn()
  await page.goto(`/?page_id=${id}`)
  const hint = page.getByRole('link', { name: /^Enter the address of your shop/ })
  await hint.waitFor()
  const html = await read(id)
  await site.php(`update_option( 'storefront_shop_settings', array( 'api' => '${server.url}' ) );`)
  expect(html).not.toContain('Enter the address')
  expect(await hint.getAttribute('href')).toContain('page=storefront-shop')
})
