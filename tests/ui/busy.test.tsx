import { beforeEach, expect, it, vi } from 'vitest'
import { Busy } from '../../src/ui/overlay/busy.tsx'
import { render } from '../screens/support/render.tsx'

const unlock = vi.fn<() => void>()
const lock = vi.fn<(open: () => void) => () => void>(open => {
  open()
  return unlock
})
beforeEach(() => void vi.clearAllMocks())

it('covers everything, named for those who do not see it turn', () => {
  const page = render(<Busy label="One moment…" lock={lock} />)
  const dialog = page.get('dialog') as HTMLDialogElement
  expect(dialog.open).toBe(true)
  expect([dialog.getAttribute('aria-label'), dialog.getAttribute('aria-busy')]).toEqual(['One moment…', 'true'])
  expect(page.all('button')).toHaveLength(0)
})

it('can’t be closed by Escape, however often it is pressed', async () => {
  const page = render(<Busy label="One moment…" lock={lock} />)
  const dialog = page.get('dialog') as HTMLDialogElement
  const cancel = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(cancel)
  expect(cancel.defaultPrevented).toBe(true)
  // Chromium honours a prevented `cancel` only twice.
  dialog.close()
  await vi.waitFor(() => expect(dialog.open).toBe(true))
})

it('keeps the page behind it from being scrolled until it goes', () => {
  const page = render(<Busy label="One moment…" lock={lock} />)
  expect([lock.mock.calls.length, unlock.mock.calls.length]).toEqual([1, 0])
  page.unmount()
  expect([lock.mock.calls.length, unlock.mock.calls.length]).toEqual([1, 1])
})
