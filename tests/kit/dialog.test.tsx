import { expect, it, vi } from 'vitest'
import { Dialog, Sheet } from '../../src/ui/dialog.tsx'
import { render } from '../screens/support/render.tsx'

const unlock = vi.fn<() => void>()
const lock = vi.fn<() => () => void>(() => unlock)

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

it('is modal and named by its title', () => {
  const shown = render(page(true))
  const dialog = shown.get('dialog') as HTMLDialogElement
  expect(dialog.open).toBe(true)
  expect(shown.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Your cart is full')
})

it('asks to be closed by its button, by Escape and by a press beside it, not by one inside', () => {
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

it('gives the focus back to where it was', async () => {
  const shown = render(page(false))
  shown.named('Open').focus()
  shown.show(page(true))
  await vi.waitFor(() => expect((shown.get('dialog') as HTMLDialogElement).open).toBe(true))
  shown.named('Close').focus()
  shown.show(page(false))
  await vi.waitFor(() => expect(shown.root.activeElement).toBe(shown.named('Open')))
})

it('is a sheet where a panel suits better', () => {
  const shown = render(
    <Sheet title="Filters" closeLabel="Close" onClose={() => {}} lock={lock}>
      Strain
    </Sheet>
  )
  expect((shown.get('dialog') as HTMLDialogElement).open).toBe(true)
})
