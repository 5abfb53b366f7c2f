import type { Frame, Locator, Page } from 'playwright-core'
import type { Shop } from './shop.ts'

/** Scrolls to something. The tool gives up when a list draws its element anew while it waits for it to be at rest. */
export async function bringIntoView(target: Locator): Promise<void> {
  for (;;) {
    try {
      return await target.scrollIntoViewIfNeeded()
    } catch (error) {
      if (!String(error).includes('not attached')) throw error
    }
  }
}

/**
 * Presses something. In a frame, it first waits until all is at rest: for a moment after a page has scrolled or a frame has
 * grown, the browser takes a press for one on what was there before.
 */
export async function press(page: Page | Frame, target: Locator): Promise<void> {
  if ('parentFrame' in page) {
    await bringIntoView(target)
    for (const each of [page, page.page()]) await isStill(each)
  }
  await target.click()
}

/** Selects a radio button, by a key: its label lies over it, and a forced click misses what is still moving. */
export const choose = (radio: Locator): Promise<void> => radio.press('Space')

/** Passes the age gate. */
export const passGate = (page: Page | Frame): Promise<void> =>
  press(page, page.getByRole('button', { name: /^(yes|oui)/i }))

/** Lets the shopper be one who has confirmed their age on an earlier visit, of which the device kept nothing else. */
export const confirmAge = ({ context, server }: Pick<Shop, 'context' | 'server'>): Promise<void> =>
  context.addCookies([
    { name: 'storefront.visitorAge', value: encodeURIComponent('{"v":1,"d":{"age":19}}'), url: server.url }
  ])

/** Opens what is behind the store's name: its address, hours, licence, and the way to another store. */
export async function storeSheet(page: Page): Promise<Locator> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  return page.getByRole('dialog')
}

/** The bar at the bottom of a phone that links to the cart, once the cart has items. */
export const cartWay = (page: Page | Frame): Locator =>
  page.getByRole('link', { name: /^(view cart|voir le panier)/i }).last()

/** A product in the menu's sections, below the rows. */
export const productAt = (page: Page | Frame, nth: number): Locator =>
  page.locator('[data-category] a[href*="/products/"]').nth(nth)

/** Adds the first available product, and waits until it is in the cart. */
export async function addFirst(page: Page | Frame): Promise<void> {
  await press(page, page.getByRole('button', { name: /^(add|ajouter)/i }).first())
  await page
    .getByRole('button', { name: /^(remove|retirer)/i })
    .first()
    .waitFor()
}

/** Opens a part of the checkout that is folded because it is answered. */
export const openPart = (page: Page | Frame, title: string | RegExp): Promise<void> => {
  const part = page.getByRole('region', { name: title })
  return press(page, part.getByRole('button', { name: /^(change|modifier)/i }).first())
}

/** Selects a pickup time on the last day, the first unless told otherwise: one of today may pass before the order is placed. */
export async function chooseTime(page: Page | Frame, index = 1): Promise<void> {
  await openPart(page, 'Pickup time')
  await choose(page.getByRole('group', { name: 'Pickup day' }).getByRole('radio').last())
  await page.getByRole('combobox', { name: 'Pickup time' }).selectOption({ index })
}

/** Fills in the customer's details. */
export async function fillPerson(page: Page | Frame): Promise<void> {
  await page.locator('#sf-first_name').fill('Élise')
  await page.locator('#sf-last_name').fill('Tremblay')
  await page.locator('#sf-phone').fill('416 555 0134')
  await page.locator('#sf-email').fill('elise@example.com')
}

/** Goes from the menu to the checkout. */
export async function goToCheckout(page: Page | Frame): Promise<void> {
  await press(page, cartWay(page))
  await press(page, page.getByRole('link', { name: /^(checkout|passer à la caisse)/i }))
}

/**
 * Lets the next addition show a toast, because its cart can't be reached, and keeps it as a pointer on it does: on a busy
 * machine it would be gone before a test has looked at it. Returns the button that closes it.
 */
export async function keepToastOfAdding(frame: Frame): Promise<Locator> {
  await frame.page().route('**/v1/carts**', route => route.abort())
  const toasts = frame.getByRole('region', { name: 'Notifications' })
  await toasts.dispatchEvent('pointerenter')
  // An earlier one may still be there.
  return toasts.locator('div', { hasText: 'Saved here until the shop is back online' }).getByRole('button').last()
}

/** Holds back the responses to some requests; returns a function that releases them. */
export async function holdBack(page: Page, calls: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(done => (release = done))
  await page.route(calls, async route => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Refuses some requests of pages that are opened from now on until "Try again" is pressed there. The shop tries again by
 * itself too, and the button would be gone if that was answered before the press.
 */
export async function refuseUntilRetry(page: Page, calls: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      event => {
        const isRetry = event.composedPath().some(each => (each as Node).textContent === 'Try again')
        if (isRetry) Object.assign(window, { isRetried: true })
      },
      { capture: true }
    )
  )
  await page.route(calls, async route => {
    // A page that is being left refuses.
    const isRetried = await page.evaluate(() => 'isRetried' in window).catch(() => false)
    await (isRetried ? route.continue() : route.abort())
  })
}

/** Waits until a list that draws itself has come to rest after a scroll: for some frames, nothing has moved or grown. */
export const isStill = (page: Page | Frame): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        let [last, same] = ['', 0]
        const look = () => {
          const now = [scrollY, innerHeight, document.documentElement.scrollHeight].join()
          same = now === last ? same + 1 : 0
          last = now
          if (same < 20) requestAnimationFrame(look)
          else done()
        }
        look()
      })
  )
