import { describe, expect } from 'vitest'
import { pageViolations } from '../support/axe.ts'
import { bareTest, coreIf, shop, tag, test } from '../support/shop.ts'
import { addFirst, cartWay, chooseTime, fillPerson, passGate } from '../support/shopper.ts'
import { openMenu } from '../support/open-menu.ts'

const page = (main = tag, header = '<header>Host header</header>', footer = '<footer>Host footer</footer>') =>
  `${header}<main><article><header>An article’s own</header></article>${main}</main>${footer}`

/** Returns the visible parts of the host page, by their text. */
const seen = () =>
  shop.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header,footer,[role],[data-own]')]
      .filter(element => element.checkVisibility())
      .map(element => element.textContent)
  )

const isUp = () => shop.page.getByRole('button', { name: /^yes/i }).waitFor()

describe('the host’s header and footer (SPEC C4)', () => {
  const addresses: [address: string, left: string[]][] = [
    ['', ['Host header', 'An article’s own', 'Host footer']],
    ['?noh=1', ['An article’s own', 'Host footer']],
    ['?nof=1', ['Host header', 'An article’s own']],
    ['?iframe=1', ['An article’s own']],
    ['?iframe=1&noh=0', ['Host header', 'An article’s own']],
    // A kiosk has the page for itself (SPEC C15).
    ['?in_store=1&nof=0', []],
    ['#/?noh', ['An article’s own', 'Host footer']]
  ]
  const inCore = new Set(['?iframe=1&noh=0'])
  for (const [address, left] of addresses)
    test(`with "${address}" only these remain: ${left.join()}`, coreIf(inCore.has(address)), async () => {
      await shop.openPage(page(), address.startsWith('#') ? { hash: address } : { query: address })
      await isUp()
      await expect.poll(seen).toEqual(left)
      expect(shop.complaints).toEqual([])
    })

  test('come back on unmount, and when the flag goes from the hash', { tags: 'core' }, async () => {
    await shop.openPage(page('<div id="here"></div><script src="/storefront.js"></script>'), { hash: '#/?noh=1&nof=1' })
    await shop.page.evaluate(() => {
      const here = document.querySelector<HTMLElement>('#here')!
      Object.assign(window, { handle: window.Storefront!.mount(here, { api: '/' }) })
    })
    await isUp()
    expect(await seen()).toEqual(['An article’s own'])
    await shop.page.evaluate(() => (location.hash = '#/?noh=1'))
    await expect.poll(seen).toEqual(['An article’s own', 'Host footer'])
    await shop.page.evaluate(() => (window as unknown as { handle: { unmount(): void } }).handle.unmount())
    expect(await seen()).toEqual(['Host header', 'An article’s own', 'Host footer'])
    expect(await shop.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })

  test('go also when they come late, or the host’s own scripts show them again', async () => {
    await shop.openPage(page(tag, ''), { query: '?noh=1&nof=1' })
    await isUp()
    await shop.page.evaluate(() => {
      document.body.insertAdjacentHTML('afterbegin', '<div><div role="banner" style="display:flex">Late</div></div>')
      document.querySelector('footer')!.style.display = 'block'
    })
    expect(await seen()).toEqual(['An article’s own'])
  })

  for (const [what, banner] of [
    ['a banner for cookies', '<div id="CookieConsent"><header>We use cookies</header><footer>OK</footer></div>'],
    ['a banner that is a footer', '<footer class="cookie-bar">OK</footer>'],
    ['a pop-up', '<div class="newsletter-popup"><header>Write to us</header></div>'],
    ['a chat', '<div aria-modal="true" role="region"><header>Chat</header></div>']
  ] as const)
    test(`are the page’s own, and not those of ${what}`, async () => {
      await shop.openPage(`${page()}${banner}`, { query: '?noh=1&nof=1' })
      await isUp()
      const left = await seen()
      expect(left).not.toContain('Host header')
      expect(left).not.toContain('Host footer')
      expect(left.length).toBeGreaterThan(1)
    })

  test('are those named by the options, and no others', async () => {
    const named = tag.replace('>', ' data-host-header=".top, .bar" data-host-footer="[data-own=end]">')
    await shop.openPage(
      `<div class="top" data-own>Top</div><div class="bar" data-own>Bar</div>${page(named)}<div data-own="end">End</div>`,
      { query: '?iframe=1' }
    )
    await isUp()
    expect(await seen()).toEqual(['Host header', 'An article’s own', 'Host footer'])
  })

  test('a selector that is none is said in the console, and they are found by themselves', async () => {
    await shop.openPage(page(tag.replace('>', ' data-host-header="..top">')), { query: '?iframe=1' })
    await isUp()
    expect(await seen()).toEqual(['An article’s own'])
    await expect
      .poll(() => shop.complaints.join())
      .toContain('Invalid value "..top" for the option "hostHeader": expected a CSS selector')
  })

  test('one that contains the storefront stays', async () => {
    await shop.openPage(`<header>Host header ${tag}</header>`, { query: '?noh=1' })
    await isUp()
    expect(await seen()).toHaveLength(1)
  })

  test('go on a page with a strict content security policy too', async () => {
    await shop.openPage(page(), {
      query: '?iframe=1',
      headers: {
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"
      }
    })
    await isUp()
    expect(await seen()).toEqual(['An article’s own'])
    expect(shop.complaints.filter(text => /Content Security Policy/.test(text))).toEqual([])
  })
})

test('flags are kept over every screen and redirect (SPEC A2)', async () => {
  const { page } = shop
  const flags = '?in_store=0&iframe=1&noh=0&nof=1'
  await shop.openPage(`<header>Host</header><main>${tag}</main>`, { hash: `#/${flags}` })
  const hash = () => new URL(page.url()).hash
  /** Every link of ours on the page has the flags. */
  const linked = async (path: RegExp) => {
    await expect.poll(hash).toMatch(path)
    const bare = await page.locator('storefront-root a[href^="#/"]').evaluateAll(
      (links, kept) => links.map(one => one.getAttribute('href')).filter(one => !one?.endsWith(kept)),
      // A link may have more parameters than the flags, such as a menu filter.
      flags.slice(1)
    )
    expect(bare).toEqual([])
    expect(hash().endsWith(flags)).toBe(true)
  }
  await passGate(page)
  await page
    .getByRole('link', { name: /queen west/i })
    .first()
    .click()
  await addFirst(page)
  await linked(/^#\/queen-west\?/)
  await page.locator('storefront-root a[href*="/products/"]').first().click()
  await page.locator('storefront-root dl').first().waitFor()
  await linked(/^#\/queen-west\/products\//)
  await page.goBack()
  await cartWay(page).click()
  await page.getByRole('link', { name: /^checkout/i }).waitFor()
  await linked(/^#\/queen-west\/cart\?/)
  await page.getByRole('link', { name: /^checkout/i }).click()
  await chooseTime(page)
  await linked(/^#\/queen-west\/checkout\?/)
  await fillPerson(page)
  await page.getByRole('button', { name: /^place order/i }).click()
  await page.getByRole('heading', { name: /thank you, élise/i }).waitFor()
  await linked(/^#\/queen-west\/orders\//)
  expect(await page.getByText('Host').isVisible()).toBe(true)
})

describe('parameters handed over in the URL (SPEC C3)', () => {
  test('is taken out of the page’s query and nothing else of it is changed', { tags: 'core' }, async () => {
    await shop.openPage(`<main>${tag}</main>`, {
      query: '?p=%7e+1&token=secret&p=2&verify_email=1&&x&signup_token=s&source=mail',
      hash: '#about'
    })
    const steps = await shop.page.evaluate(() => history.length)
    await isUp()
    const { search, hash } = new URL(shop.page.url())
    expect(search).toBe('?p=%7e+1&p=2&&x&source=mail')
    expect(hash).toBe('#about')
    expect(await shop.page.evaluate(() => history.length)).toBe(steps)
  })

  test('is taken out of the hash, where the flags stay', { tags: 'core' }, async () => {
    await shop.openPage(`<main>${tag}</main>`, { query: '?a=1', hash: '#/queen-west?token=secret&nof=1' })
    await isUp()
    expect(new URL(shop.page.url()).search).toBe('?a=1')
    expect(new URL(shop.page.url()).hash).toBe('#/queen-west?nof=1')
  })

  test('when it is all of the query, the question mark goes too', async () => {
    await shop.openPage(`<main>${tag}</main>`, { query: '?token=secret' })
    await isUp()
    expect(shop.page.url()).toBe(`${shop.server.url}/host-page`)
  })
})

bareTest.each(['theme', 'frame'])('the demo page %s breaks no rule of axe, in light and in dark', async name => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await shop.newVisitor({ colorScheme })
    await shop.page.goto(`/pages/${name}.html`)
    const place = name === 'frame' ? shop.page.frameLocator('iframe') : shop.page
    await place.getByRole('button', { name: /^yes/i }).waitFor()
    for (const frame of shop.page.frames()) expect(await pageViolations(frame)).toEqual([])
  }
})

test('the demo’s theme page is a shop like every other', async () => {
  await openMenu(shop.page, 'queen-west', '/pages/theme.html?noh=1')
  await addFirst(shop.page)
  expect(new URL(shop.page.url()).search).toBe('?noh=1')
  expect(shop.complaints).toEqual([])
})
