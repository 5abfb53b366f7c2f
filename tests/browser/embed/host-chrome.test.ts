import { beforeEach, describe, expect } from 'vitest'
import { shop, test } from '../support/shop.ts'

declare global {
  interface Window {
    /** What of the page's header was in sight in a frame since the script ran. */
    flashes: string[]
    /** How long the page may stay unpainted, in ms. */
    veils: unknown[]
  }
}

const header = '<header>Host header</header>'
const place = '<main><div data-storefront data-api="/"></div></main>'
const script = '<script src="/storefront.js"></script>'
const part = '**/chunks/chrome-*.js*'

const isUp = () => shop.page.getByRole('button', { name: /^yes/i }).waitFor()
const isInSight = (selector: string) =>
  shop.page
    .locator(selector)
    .evaluate(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))

/** Looks at each frame from the script's run on. A veil is over when the page lifts it, or else only after a quarter of an hour. */
const watchFrames = () =>
  shop.page.addInitScript(() => {
    window.flashes = []
    const look = () => {
      for (const element of document.querySelectorAll(window.Storefront ? 'header,.bar,footer' : 'nothing'))
        if (element.checkVisibility({ opacityProperty: true })) window.flashes.push(element.textContent)
      requestAnimationFrame(look)
    }
    look()
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      return animate.call(this, keyframes, options === 1000 ? 1_000_000 : options)
    }
  })

/** Holds back the part that hides the header. Returns what resolves when it is asked for, and what lets it go. */
async function holdPart(): Promise<{ asked: Promise<void>; release(): void }> {
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  let ask = () => {}
  const asked = new Promise<void>(done => (ask = done))
  await shop.page.route(part, async route => {
    ask()
    await held
    await route.continue()
  })
  return { asked, release }
}

describe('the header is hidden without a flash', () => {
  beforeEach(watchFrames)

  test.each([
    ['is in the head', script, header + place],
    ['is in the head and async', script.replace('<script', '<script async'), header + place],
    ['is at the end of the body', '', header + place + script],
    [
      'is where the shop belongs',
      '',
      `${header}<main>${script.replace('src', 'async data-api="/" src')}</main><footer>Host footer</footer>`
    ],
    [
      'is in the head, and the header is named on the element',
      script,
      `<div class="bar">Host bar</div>${place.replace('data-api', 'data-host-header=".bar" data-api')}`
    ]
  ])('when the tag %s', async (_, head, body) => {
    const { page } = shop
    const { asked, release } = await holdPart()
    await shop.openPage(body, { head, query: '?noh&nof' })
    await asked
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0')
    release()
    await isUp()
    await expect.poll(() => page.evaluate(() => document.documentElement.getAnimations().length)).toBe(0)
    expect(await isInSight('main')).toBe(true)
    expect(await page.evaluate(() => window.flashes)).toEqual([])
    expect(await isInSight('header, .bar')).toBe(false)
    expect(shop.complaints).toEqual([])
  })

  test('where trusted types are required and a policy allows no styles', async () => {
    await shop.openPage(header + place, {
      head: script,
      query: '?noh',
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types storefront"
      }
    })
    await isUp()
    expect(await shop.page.evaluate(() => window.flashes)).toEqual([])
    expect(await isInSight('header')).toBe(false)
    expect(shop.complaints).toEqual([])
  })
})

describe('the page is in sight again', () => {
  test('with its header and the shop, when the part that hides the header can’t be had', async () => {
    await shop.page.route(part, route => route.abort())
    await shop.openPage(header + place, { head: script, query: '?noh' })
    await isUp()
    await expect.poll(() => isInSight('header')).toBe(true)
    expect(await isInSight('main')).toBe(true)
  })

  test('when that part never comes, after a second at most', async () => {
    const { asked, release } = await holdPart()
    await shop.page.addInitScript(() => {
      window.veils = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (keyframes, options) {
        if (this === document.documentElement) window.veils.push(options)
        return animate.call(this, keyframes, options)
      }
    })
    await shop.openPage(header + place, { head: script, query: '?noh' })
    await asked
    await expect.poll(() => isInSight('header')).toBe(true)
    expect(await shop.page.evaluate(() => window.veils)).toEqual([1000])
    release()
    await expect.poll(() => isInSight('header')).toBe(false)
  })
})

describe('the page doesn’t wait for the part that hides the header', () => {
  test.each([
    ['without a flag', {}],
    ['with other parameters', { query: '?q=noh&the_iframe=1', hash: '#/queen-west?sort=nof' }]
  ])('%s', async (_, address) => {
    const asked: string[] = []
    shop.page.on('request', request => void (/chunks\/chrome-/.test(request.url()) && asked.push(request.url())))
    await watchFrames()
    await shop.openPage(header + place, { head: script, ...address })
    await isUp()
    expect(asked).toEqual([])
    expect(await shop.page.evaluate(() => document.documentElement.getAnimations().length)).toBe(0)
  })

  test.each([
    ['a flag that is off', { query: '?noh=0&iframe=no' }],
    ['a flag of the host’s own fragment', { hash: '#about?noh' }]
  ])('and %s hides nothing', async (_, address) => {
    await shop.openPage(header + place, { head: script, ...address })
    await isUp()
    await expect.poll(() => isInSight('header')).toBe(true)
    expect(shop.complaints).toEqual([])
  })
})

test('the header comes back when the storefront is unmounted before its app is there', { tags: 'core' }, async () => {
  const { page } = shop
  await page.route('**/chunks/app-*.js', () => new Promise(() => {}))
  await shop.openPage(header + place + script, { query: '?noh' })
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  expect(await isInSight('header')).toBe(false)
  await page.evaluate(() =>
    window.Storefront!.mount(document.querySelector<HTMLElement>('[data-storefront]')!, { api: '/' }).unmount()
  )
  await expect.poll(() => isInSight('header')).toBe(true)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('a page without a storefront keeps its header, in spite of the tag and the flag', async () => {
  await shop.openPage(header, { head: script, query: '?noh' })
  await expect.poll(() => isInSight('header')).toBe(true)
})
