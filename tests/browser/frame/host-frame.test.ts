import type { Frame } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shop, tag, test } from '../support/shop.ts'
import {
  addFirst,
  bringIntoView,
  cartWay,
  goToCheckout,
  isStill,
  keepToastOfAdding,
  passGate,
  press
} from '../support/shopper.ts'

const page = (main = tag, header = '<header>Host header</header>', footer = '<footer>Host footer</footer>') =>
  `${header}<main><article><header>An article’s own</header></article>${main}</main>${footer}`

describe('in a frame (SPEC C4)', () => {
  const there = () => shop.server.url.replace('127.0.0.1', 'localhost')

  /** Opens a parent page whose frame shows a page of the other origin, and records its messages. */
  async function openParent(address: string, { isAsTold = true, at = there() } = {}): Promise<void> {
    await shop.page.route('**/parent', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Parent</title><body style="margin:0">
<iframe src="${address}" title="Shop" scrolling="no" style="width:100%;height:300px;border:0"></iframe>
<script>
  window.heard = []
  const frame = document.querySelector('iframe')
  addEventListener('message', event => {
    if (event.source !== frame.contentWindow || event.data?.type !== 'storefront:height') return
    heard.push({ ...event.data, origin: event.origin })
    if (${isAsTold}) frame.style.height = event.data.height + 'px'
  })
</script>`
      })
    )
    await shop.page.goto(`${at}/parent`)
  }

  /** Returns the URL of the page in the frame, at the demo server's origin, which differs from the parent's. */
  async function inFrame(body: string, head = ''): Promise<string> {
    await shop.context.route('**/host-page*', route =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><head><title>A retailer</title>${head}</head><body>${body}</body></html>`
      })
    )
    return `${shop.server.url}/host-page?iframe=1`
  }

  const heard = () =>
    shop.page.evaluate(() => (window as unknown as { heard: { height: number; origin: string }[] }).heard)
  const framed = async (): Promise<Frame> => {
    const handle = await shop.page.locator('iframe').elementHandle()
    return (await handle?.contentFrame())!
  }
  const lastHeight = async () => (await heard()).at(-1)?.height
  const named = () => tag.replace('>', ` data-frame-origins="https://other.example ${there()}">`)

  /** Waits until the frame is as tall as its page, so that the page does not scroll. */
  async function fits(): Promise<void> {
    const frame = await framed()
    const over = () =>
      frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height) - innerHeight)
    await expect.poll(over).toBe(0)
  }

  test(
    'reports its height to an allowed parent origin, which makes the frame as tall as the page',
    { tags: 'core' },
    async () => {
      await openParent(await inFrame(page(named())))
      await (await framed()).getByRole('button', { name: /^yes/i }).waitFor()
      await fits()
      expect(new Set((await heard()).map(({ origin }) => origin))).toEqual(new Set([shop.server.url]))
      // The browser warns about requesting cookies in a frame without a user gesture.
      expect(shop.complaints.filter(text => !text.startsWith('requestStorageAccess'))).toEqual([])
    }
  )

  test('what sticks is where the page around a tall frame is scrolled to, without a script of ours there', async () => {
    await shop.page.setViewportSize({ width: 390, height: 844 })
    await openParent(await inFrame(tag.replace('>', ' data-location="queen-west">')), { isAsTold: false })
    const frame = await framed()
    await passGate(frame)
    await shop.page.evaluate(() => (document.querySelector('iframe')!.style.height = '60000px'))
    await addFirst(frame)
    await cartWay(frame).waitFor()
    for (const top of [2000, 4000, 300]) {
      await shop.page.evaluate(to => window.scrollTo({ top: to, behavior: 'instant' }), top)
      const bar = async () => {
        const { y, height } = (await cartWay(frame).boundingBox()) ?? { y: -1, height: 0 }
        return y + height > 700 && y + height <= 844
      }
      await expect.poll(bar).toBe(true)
    }
  })

  test('reports only changes of height, including shrinking, also on a page as tall as its window', async () => {
    const head = '<style>html, body, .page { min-height: 100vh } .page { height: 100% }</style>'
    await openParent(await inFrame(`<div class="page">${page(named())}<div id="more"></div></div>`, head))
    const frame = await framed()
    await frame.getByRole('button', { name: /^yes/i }).waitFor()
    await fits()
    const before = (await lastHeight()) ?? 0
    await frame.evaluate(() => (document.querySelector<HTMLElement>('#more')!.style.height = '1234px'))
    await expect.poll(lastHeight).toBe(before + 1234)
    await fits()
    await frame.evaluate(() => document.querySelector('#more')!.remove())
    await expect.poll(lastHeight).toBe(before)
    await fits()
    const heights = (await heard()).map(({ height }) => height)
    expect(heights.filter((height, at) => height === heights[at - 1])).toEqual([])
  })

  test.each([
    ['of another site', () => there()],
    // Such a frame is in the process of its page, and is laid out before its resize event.
    ['of the same origin', () => shop.server.url]
  ])('in a parent %s, a page that grows with its frame does not grow for ever', async (_, at) => {
    await openParent(await inFrame(`<div style="height:100vh">A tall picture</div>${page(named())}`), { at: at() })
    const frame = await framed()
    await frame.getByRole('button', { name: /^yes/i }).waitFor()
    /** Returns the number of messages to the parent within thirty frames. */
    const told = async () => {
      const before = (await heard()).length
      await shop.page.evaluate(
        () =>
          new Promise<void>(done => {
            let frames = 0
            const step = () => (++frames < 30 ? requestAnimationFrame(step) : done())
            step()
          })
      )
      return (await heard()).length - before
    }
    await expect.poll(told).toBe(0)
    expect((await heard()).length).toBeLessThan(15)
  })

  test('a page that fills up whenever its frame grows gets all of its height in the end', async () => {
    const filling = `<div id="more"></div><script>
  let times = 0
  addEventListener('resize', () => times < 8 && (document.querySelector('#more').style.height = ++times + '00px'))
</script>`
    await openParent(await inFrame(filling + page(named())))
    const frame = await framed()
    await frame.getByRole('button', { name: /^yes/i }).waitFor()
    await expect.poll(() => frame.evaluate('times')).toBe(8)
    await fits()
  })

  test('reports nothing to other parent origins, and names the option to set in the console', async () => {
    await openParent(await inFrame(page()))
    await (await framed()).getByRole('button', { name: /^yes/i }).waitFor()
    await expect.poll(() => shop.complaints.join()).toContain(`data-frame-origins="${there()}"`)
    expect(await heard()).toEqual([])
  })

  test('reports to a same-origin parent without an option: the demo’s frame has no scrollbar and no gap', async () => {
    await shop.page.goto('/pages/frame.html')
    const frame = await framed()
    await passGate(frame)
    await press(frame, frame.getByRole('link', { name: /queen west/i }).first())
    await frame.getByRole('heading', { level: 2 }).first().waitFor()
    await fits()
    expect(await frame.evaluate(() => document.querySelector('header')?.checkVisibility())).toBe(false)
    expect(await frame.evaluate(() => document.querySelector('footer')?.checkVisibility())).toBe(false)
    expect(shop.complaints).toEqual([])
  })

  describe('taller than the window around it, of another origin', () => {
    /** Opens a menu in the frame, scrolled far down. */
    async function farDown(): Promise<Frame> {
      await openParent((await inFrame(page(named()))).concat('#/queen-west'))
      const frame = await framed()
      await passGate(frame)
      await frame.getByRole('heading', { level: 2 }).first().waitFor()
      await fits()
      await bringIntoView(frame.locator('[data-category]').nth(2))
      expect(await shop.page.evaluate(() => scrollY)).toBeGreaterThan(1000)
      return frame
    }
    /** Scrolls the page around the frame, and waits until the way to the cart has come along. */
    async function scrollTo(frame: Frame, to: number): Promise<void> {
      await shop.page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), to)
      const bottom = async () => {
        const { y, height } = (await cartWay(frame).boundingBox())!
        return y + height
      }
      await expect.poll(bottom).toBeLessThanOrEqual(844)
      await expect.poll(bottom).toBeGreaterThan(700)
      await isStill(shop.page)
    }

    test('a screen that is gone to begins in view', async () => {
      const frame = await farDown()
      await addFirst(frame)
      // The window around it scrolls and the frame grows: a press begins and ends at one place only once they are at rest.
      await isStill(shop.page)
      await goToCheckout(frame)
      await frame.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
      await expect.poll(() => shop.page.evaluate(() => scrollY)).toBeLessThan(200)
    })

    for (const way of ['a press', 'a key'])
      test(`the cart that ${way} opens is in view, and the page stays where it was`, async () => {
        const frame = await farDown()
        await addFirst(frame)
        await scrollTo(frame, 3000)
        await cartWay(frame).focus()
        await isStill(shop.page)
        const top = () => shop.page.evaluate(() => scrollY)
        const before = await top()
        expect(before).toBeGreaterThan(1000)
        if (way === 'a key') await shop.page.keyboard.press('Enter')
        else await press(frame, cartWay(frame))
        const title = frame.getByRole('dialog').getByRole('heading', { name: 'Your cart' })
        await title.and(frame.locator(':focus')).waitFor()
        await isStill(shop.page)
        expect(await top()).toBe(before)
        const { y, height } = (await title.boundingBox())!
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y + height).toBeLessThanOrEqual(844)
      })

    describe('with a toast that was shown elsewhere', () => {
      /** Adds a product, and scrolls to the way to the cart; the toast stays. */
      async function toTheCart(): Promise<{ frame: Frame; isCovered: () => Promise<boolean> }> {
        const frame = await farDown()
        const close = await keepToastOfAdding(frame)
        await press(frame, frame.getByRole('button', { name: /^add/i }).first())
        await close.waitFor()
        await cartWay(frame).waitFor()
        await scrollTo(frame, 3000)
        const isCovered = async () => {
          const [toast, way] = [await close.boundingBox(), await cartWay(frame).boundingBox()]
          return toast!.y < way!.y + way!.height && toast!.y + toast!.height > way!.y
        }
        return { frame, isCovered }
      }

      test('a press counts: the toast does not move under the finger', async () => {
        const { frame } = await toTheCart()
        const { x, y, width, height } = (await cartWay(frame).boundingBox())!
        await shop.page.mouse.move(x + width / 2, y + height / 2)
        await shop.page.mouse.down()
        await isStill(shop.page)
        await shop.page.mouse.up()
        await frame.getByRole('dialog').waitFor()
      })

      test('it comes along, above the way to the cart', async () => {
        const { frame, isCovered } = await toTheCart()
        const toast = frame.getByRole('region', { name: 'Notifications' }).getByRole('button').last()
        await expect.poll(async () => (await toast.boundingBox())!.y).toBeLessThan(844)
        expect((await toast.boundingBox())!.y).toBeGreaterThan(0)
        await expect.poll(isCovered).toBe(false)
      })
    })

    test('overlays stay within the visible part of the storefront', async () => {
      const frame = await farDown()
      await frame.locator('storefront-root').evaluate(root => {
        const floating = document.createElement('p')
        floating.id = 'floating'
        floating.style.cssText = 'position:fixed;margin:0;inset:var(--sf-view-top) 0 var(--sf-view-bottom)'
        root.shadowRoot!.firstElementChild!.append(floating)
      })
      await frame.locator('storefront-root').dispatchEvent('click')
      const box = async () => {
        const { y = -1, height = 0 } = (await frame.locator('#floating').boundingBox()) ?? {}
        return [Math.round(y), Math.round(height)]
      }
      await expect.poll(box).toEqual([0, 844])
    })
  })

  test('unmount restores its page', { tags: 'core' }, async () => {
    const body = page('<div id="here"></div><script src="/storefront.js"></script>')
    await openParent(await inFrame(`<div id="outer" style="min-height: 100vh;">${body}</div>`), { isAsTold: false })
    const frame = await framed()
    await frame.waitForFunction(() => Boolean(window.Storefront))
    const markup = () => frame.evaluate(() => document.documentElement.outerHTML)
    const before = await markup()
    await frame.evaluate(named => {
      const here = document.querySelector<HTMLElement>('#here')!
      Object.assign(window, { handle: window.Storefront!.mount(here, { api: '/', frameOrigins: named }) })
    }, there())
    await frame.getByRole('button', { name: /^yes/i }).waitFor()
    expect(await markup()).not.toBe(before)
    await frame.evaluate(() => (window as unknown as { handle: { unmount(): void } }).handle.unmount())
    expect(await markup()).toBe(before)
  })
})
