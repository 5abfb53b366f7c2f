import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layers } from '../../src/theme/layers.ts'
import { bindStyles } from '../../src/theme/styles.ts'
import { Dialog, Sheet } from '../../src/ui/overlay/dialog.tsx'
import { render } from '../screens/support/render.tsx'

const unlock = vi.fn<() => void>()
const lock = vi.fn<(open: () => void) => () => void>(open => {
  open()
  return unlock
})

const page = (isOpen: boolean, onClose = () => {}) => (
  <>
    <button type="button">Open</button>
    {isOpen && (
      <Dialog title="Your cart is full" closeLabel="Close" onClose={onClose} lock={lock}>
        <p>30 g at most.</p>
      </Dialog>
    )}
  </>
)

it('has the place and the size of its kind, which its general style doesn’t override', () => {
  for (const Kind of [Dialog, Sheet]) {
    const shown = render(
      <Kind title="Filters" closeLabel="Close" onClose={() => {}} lock={lock}>
        <p>All</p>
      </Kind>
    )
    const [box = '', kind = ''] = shown.get('dialog').className.split(' ')
    let written = ''
    bindStyles('', text => void (written += text))()
    expect(written.indexOf(`.${kind}`)).toBeGreaterThan(written.indexOf(`.${box}`))
    expect(written).toContain(`.${box}`)
    shown.unmount()
  }
})

it('is modal and named by its title', () => {
  const shown = render(page(true))
  const dialog = shown.get('dialog') as HTMLDialogElement
  expect(dialog.open).toBe(true)
  expect(shown.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Your cart is full')
})

it('requests to close on its button, Escape and a press outside, but not on a press inside', () => {
  const onClose = vi.fn<() => void>()
  const shown = render(page(true, onClose))
  shown.get('dialog p').click()
  expect(onClose).toHaveBeenCalledTimes(0)
  shown.named('Close').click()
  const escape = new Event('cancel', { cancelable: true })
  shown.get('dialog').dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
  shown.get('dialog').click()
  expect(onClose).toHaveBeenCalledTimes(3)
})

it('focuses the marked element when it opens, even if it opens later', () => {
  let open = () => {}
  const later = (given: () => void) => {
    open = given
    return unlock
  }
  const shown = render(
    <Dialog title="Your cart is full" closeLabel="Close" onClose={() => {}} lock={later}>
      <p tabIndex={-1} data-focus="">
        30 g at most.
      </p>
    </Dialog>
  )
  expect(shown.root.activeElement).toBeNull()
  open()
  expect(shown.root.activeElement).toBe(shown.get('dialog p'))
})

it('gives the focus back to where it was', async () => {
  const shown = render(page(false))
  shown.named('Open').focus()
  shown.show(page(true))
  await vi.waitFor(() => expect((shown.get('dialog') as HTMLDialogElement).open).toBe(true))
  shown.named('Close').focus()
  shown.show(page(false))
  await vi.waitFor(() => expect(shown.root.activeElement).toBe(shown.named('Open')))
})

it.each([
  ['the screen’s heading', true, 'h1'],
  ['the screen, which has no heading', false, '[data-screen]']
])('gives the focus to %s when where it was has gone', async (_, hasHeading, place) => {
  const screen = (isOpen: boolean, hasButton: boolean) => (
    <>
      <div data-screen="" tabIndex={-1}>
        {hasHeading && <h1 tabIndex={-1}>Your order was cancelled</h1>}
        {hasButton && <button type="button">Open</button>}
      </div>
      {isOpen && (
        <Dialog title="Your cart is full" closeLabel="Close" onClose={() => {}} lock={lock}>
          <p>30 g at most.</p>
        </Dialog>
      )}
    </>
  )
  const shown = render(screen(false, true))
  shown.named('Open').focus()
  shown.show(screen(true, true))
  await vi.waitFor(() => shown.get('dialog'))
  shown.named('Close').focus()
  shown.show(screen(true, false))
  shown.show(screen(false, false))
  await vi.waitFor(() => expect(shown.root.activeElement).toBe(shown.get(place)))
})

it('keeps the page behind it from being scrolled while it is open', async () => {
  lock.mockClear()
  unlock.mockClear()
  const shown = render(page(true))
  expect([lock.mock.calls.length, unlock.mock.calls.length]).toEqual([1, 0])
  shown.show(page(true))
  expect(lock).toHaveBeenCalledTimes(1)
  shown.show(page(false))
  await vi.waitFor(() => expect(unlock).toHaveBeenCalledTimes(1))
})

it('is a sheet where a panel suits better', () => {
  const shown = render(
    <Sheet title="Filters" closeLabel="Close" onClose={() => {}} lock={lock}>
      Strain
    </Sheet>
  )
  expect((shown.get('dialog') as HTMLDialogElement).open).toBe(true)
})

describe('in a browser without modal dialogs', () => {
  const { showModal } = HTMLDialogElement.prototype
  beforeEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  afterEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal }))

  it('lies over the bars of the shop, is announced as modal, and is gone with its component', async () => {
    const shown = render(page(true))
    const dialog = shown.get('dialog')
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(Number(dialog.style.zIndex)).toBeGreaterThan(layers.keyboard)
    shown.show(page(false))
    await vi.waitFor(() => expect(dialog.hasAttribute('open')).toBe(false))
  })

  it('takes the focus, keeps it inside, and asks to be closed by Escape', async () => {
    const onClose = vi.fn<() => void>()
    const shown = render(page(true, onClose))
    expect(shown.root.activeElement).toBe(shown.named('Close'))
    shown.named('Open').focus()
    expect(shown.root.activeElement).toBe(shown.named('Close'))
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    shown.named('Close').dispatchEvent(escape)
    expect(onClose).toHaveBeenCalledTimes(1)
    shown.show(page(false, onClose))
    await vi.waitFor(() => expect(shown.root.querySelector('dialog')).toBeNull())
    shown.named('Open').focus()
    expect(shown.root.activeElement).toBe(shown.named('Open'))
  })
})
