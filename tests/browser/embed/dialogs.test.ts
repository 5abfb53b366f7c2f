import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byTheOunce, exceedLimit, focused } from '../support/dialogs.ts'
import { openKiosk, openStaffMenu, tablet } from '../support/kiosk.ts'
import { bareTest, coreIf, phone, shop, tag, test, wideTest } from '../support/shop.ts'
import { cartWay, choose, confirmAge, productAt } from '../support/shopper.ts'
import { visitor } from '../support/visitor.ts'

const bar = '<style>::-webkit-scrollbar { width: 15px } a { display: block }</style>'
const above = '<header><a href="/before">Before</a></header><div style="height:900px">Host</div>'
const below = '<div style="height:2000px">Host</div><footer><a href="/after">After</a></footer>'

/** Returns the host page's styles and scroll position. */
const hostState = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.getAttribute('style'),
    body: document.body.getAttribute('style'),
    top: Math.round(scrollY),
    left: Math.round(scrollX),
    width: document.documentElement.clientWidth
  }))

/** Opens the cart-full notice on a long host page by exceeding the limit. */
async function fillCart(host: { before?: string; after?: string; head?: string; script?: string } = {}): Promise<void> {
  const { before = above, after = below, head = bar, script = tag } = host
  await confirmAge(shop)
  await shop.openPage(`${before}<main>${script}</main>${after}`, { head, hash: byTheOunce })
  await shop.page.getByRole('radio', { name: /^28 g/ }).waitFor({ state: 'attached' })
}

test('the cart-full notice offers the sizes that still fit, of which one press adds one', async () => {
  await fillCart()
  const { page } = shop
  await exceedLimit(page, [/^7 g/, /^28 g/])
  const dialog = page.getByRole('dialog', { name: 'Your cart is full' })
  await dialog.getByText('23 g left in this order.').waitFor()
  expect(await dialog.getByRole('button', { name: /^add/i }).allInnerTexts()).toEqual([
    'Add 3.5 g · $29.95',
    'Add 7 g · $54.95'
  ])
  await dialog.getByRole('button', { name: /^add 3.5 g/i }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('10.5 g of 30 g').first().waitFor()
})

test('the plus of a stepper says before the press that the limit allows no more', async () => {
  await fillCart()
  const { page } = shop
  await choose(page.getByRole('radio', { name: /^28 g/ }))
  await page.getByRole('button', { name: /^add to cart/i }).click()
  const more = page.getByRole('button', { name: /^increase/i })
  await more.waitFor()
  expect(await more.getAttribute('aria-disabled')).toBe('true')
  const reason = await more.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${reason}"]`).innerText()).toBe('2\u00a0g left in this order.')
})

test('in a dialog Tab and Shift+Tab never reach the page behind it', { tags: 'core' }, async () => {
  await fillCart()
  const { page } = shop
  await exceedLimit(page)
  expect(await focused(page)).toMatchObject({ isInDialog: true })
  const seen = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press(key)
      const { tag: element, name, isInDialog } = await focused(page)
      // Between the last control and the first, the focus may be in the browser's UI, which shows as the body.
      expect(isInDialog || element === 'body', `${element} ${name}`).toBe(true)
      if (isInDialog) seen.add(name)
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Close', 'View cart']))
})

describe('closing a dialog returns the focus and leaves the host page unchanged', () => {
  const ways: [how: string, close: (page: Page) => Promise<void>][] = [
    ['by Escape', page => page.keyboard.press('Escape')],
    ['by its close button', page => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()],
    ['by a press beside it', page => page.mouse.click(195, 30)]
  ]
  for (const [how, close] of ways)
    test(how, coreIf(how === 'by Escape'), async () => {
      await fillCart()
      const { page } = shop
      const add = await exceedLimit(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const before = await hostState(page)
      expect(before.top).toBeGreaterThan(500)
      for (const _time of ['once', 'and again']) {
        await add.click()
        await page.getByRole('dialog').waitFor()
        await page.mouse.move(195, 500)
        await page.mouse.wheel(0, 400)
        await page.keyboard.press('End')
        expect(await hostState(page)).toMatchObject({ top: before.top })
        await close(page)
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        expect(await hostState(page)).toEqual(before)
        expect(await focused(page)).toMatchObject({
          tag: 'button',
          isInShop: true,
          name: expect.stringMatching(/^add to cart/i)
        })
      }
    })
})

test('a dialog is on top and whole on a page with a fixed header above everything and a transformed box around the shop', async () => {
  await fillCart({
    head: `${bar}<style>
      header { position: fixed; inset: 0 0 auto; height: 400px; background: #f0f; z-index: 2147483647 }
      main { transform: translateX(8px) rotate(.5deg); overflow: hidden; filter: brightness(1); contain: paint; margin-top: 420px; width: 300px }
    </style>`,
    before: '<header>Host</header>'
  })
  const { page } = shop
  await exceedLimit(page)
  const box = await page.getByRole('dialog').boundingBox()
  if (!box) throw new Error('No dialog is shown.')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(phone.viewport.width)
  expect(box.y + box.height).toBeLessThanOrEqual(phone.viewport.height)
  const points = [
    [5, 5],
    [195, 200],
    [box.x + 4, box.y + box.height / 2],
    [box.x + box.width / 2, box.y + 4],
    [box.x + box.width / 2, box.y + box.height - 4]
  ]
  const tops = await page.evaluate(
    all => all.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName),
    points
  )
  expect(new Set(tops)).toEqual(new Set(['storefront-root']))
  const inside = await page.evaluate(
    all =>
      all.map(([x = 0, y = 0]) =>
        Boolean(document.querySelector('storefront-root')?.shadowRoot?.elementFromPoint(x, y)?.closest('dialog'))
      ),
    points
  )
  expect(inside).toEqual(points.map(() => true))
})

bareTest('keys pressed as soon as a dialog is open reach its field, not its close button', async () => {
  await shop.newVisitor(tablet)
  const { page } = shop
  await page.addInitScript(() => {
    const names: unknown[] = []
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      const root = this.getRootNode() as ShadowRoot
      // After the code that opened it, and before any other.
      queueMicrotask(() => names.push(root.activeElement?.ariaLabel))
    }
    Object.assign(window, { names })
  })
  await openKiosk(page)
  await openStaffMenu(page)
  expect(await page.evaluate('names[0]')).toBe('PIN')
})

const withoutModals = () =>
  shop.page.addInitScript(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))

/** Adds a product in its dialog and closes that. A click waits until nothing else lies there. */
async function addInDialog(): Promise<void> {
  await productAt(shop.page, 0).click()
  const dialog = shop.page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^add/i }).first().click()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

test('without modal dialogs, as before 2022, a shopper comes to the checkout on a phone', async () => {
  await withoutModals()
  const page = await visitor()
  await addInDialog()
  await cartWay(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
})

wideTest('without modal dialogs, a product is added and closed on a wide screen', async () => {
  await withoutModals()
  const page = await visitor()
  await addInDialog()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

/** Notes each dialog's place and focus as it is painted first and once it is modal, and whether it was modal at first. */
const noteSteps = (page: Page) =>
  page.addInitScript(() => {
    const steps: unknown[] = []
    const { showPopover, hidePopover, showModal } = HTMLDialogElement.prototype
    const note = (dialog: HTMLElement) => {
      const { x, y, width, height } = dialog.getBoundingClientRect()
      const focused = (dialog.getRootNode() as ShadowRoot).activeElement
      steps.push([x, y, width, height, focused?.ariaLabel ?? focused?.textContent, getComputedStyle(dialog).display])
    }
    HTMLDialogElement.prototype.showPopover = function () {
      showPopover.call(this)
      steps.push(this.matches(':modal'))
    }
    HTMLDialogElement.prototype.hidePopover = function () {
      // As it was painted.
      this.setAttribute('open', '')
      note(this)
      this.removeAttribute('open')
      hidePopover.call(this)
    }
    HTMLDialogElement.prototype.showModal = function () {
      showModal.call(this)
      queueMicrotask(() => note(this))
    }
    Object.assign(window, { steps })
  })

const takeSteps = (page: Page): Promise<unknown[]> => page.evaluate('steps.splice(0)')

/** Opens a product, and expects its dialog to stay where it was painted first, with the same focus. */
async function openInSteps(): Promise<void> {
  await noteSteps(shop.page)
  const page = await visitor()
  const dialog = page.getByRole('dialog')
  await productAt(page, 0).click()
  await expect.poll(() => dialog.evaluate(box => box.matches(':modal'))).toBe(true)
  const [wasModal, painted, modal] = await takeSteps(page)
  expect(wasModal).toBe(false)
  expect(modal).toEqual(painted)
  expect(modal).toContain('Close')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focused(page)).toMatchObject({ tag: 'a', isInShop: true })
}

test('a dialog is painted before it is modal, and then stays where it is, with the same focus', openInSteps)
wideTest('so it does on a wide screen', openInSteps)

/** Lets the test hold frames back: without them, only a key or a press makes a dialog modal. */
const holdFrames = () =>
  shop.page.addInitScript(() => {
    const { requestAnimationFrame: frame } = window
    Object.assign(window, { hold: (isHeld: boolean) => (window.requestAnimationFrame = isHeld ? () => 0 : frame) })
  })

test('an on-screen keyboard that shows before its dialog is modal lies above it afterwards', async () => {
  await holdFrames()
  const page = await visitor()
  const dialog = page.getByRole('dialog')
  await page.evaluate('hold(true)')
  await productAt(page, 0).click()
  await dialog.evaluate(box => {
    const board = document.createElement('div')
    board.popover = 'manual'
    board.id = 'board'
    box.append(board)
    board.showPopover()
  })
  await page.keyboard.press('Shift')
  expect(await dialog.evaluate(box => box.matches(':modal'))).toBe(true)
  const top = await dialog.evaluate(box => {
    const { x, y, width, height } = box.querySelector('#board')?.getBoundingClientRect() ?? new DOMRect()
    return (box.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2)?.id
  })
  expect(top).toBe('board')
})

test('a key pressed before a dialog is modal is the dialog’s', async () => {
  await holdFrames()
  const page = await visitor()
  const dialog = page.getByRole('dialog')
  for (const key of ['Escape', 'Tab']) {
    await page.evaluate('hold(true)')
    await productAt(page, 0).click()
    await dialog.waitFor()
    expect(await dialog.evaluate(box => box.matches(':modal'))).toBe(false)
    await page.keyboard.press(key)
    if (key === 'Escape') await dialog.waitFor({ state: 'detached' })
    // Its only control yet is followed by those of the browser, which show as the body.
    const { tag: element, isInDialog } = await focused(page)
    expect(key === 'Escape' || isInDialog || element === 'body', element).toBe(true)
    await page.evaluate('hold(false)')
  }
  expect(await dialog.evaluate(box => box.matches(':modal'))).toBe(true)
})
