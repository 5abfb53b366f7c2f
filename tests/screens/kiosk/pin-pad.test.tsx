import { expect, it, vi } from 'vitest'
import { PinPad } from '../../../src/screens/kiosk/pin-pad.tsx'
import { type Rendered, render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

inQueenWest()

function open(changes: { error?: string; isBusy?: boolean } = {}) {
  const onSubmit = vi.fn<(pin: string) => void>()
  const onCancel = vi.fn<() => void>()
  const pad = (more: typeof changes) => (
    <PinPad title="Staff menu" isBusy={false} onSubmit={onSubmit} onCancel={onCancel} {...changes} {...more} />
  )
  const page = render(pad({}))
  return { page, onSubmit, onCancel, show: (more: typeof changes) => page.show(pad(more)) }
}

const entered = (page: Rendered, count: number) =>
  vi.waitFor(() => expect(page.all('[data-filled]')).toHaveLength(count))

/** Presses keys of the pad. */
async function tap(page: Rendered, ...keys: string[]) {
  for (const key of keys) {
    const before = page.all('[data-filled]').length
    page.named(key).click()
    await entered(page, before + 1)
  }
}

it('masks the digits, says how many were entered, and submits them', async () => {
  const { page, onSubmit } = open()
  await tap(page, '1', '2', '0', '9')
  expect(page.text()).toContain('4 digits entered')
  page.named('OK').click()
  expect(onSubmit).toHaveBeenCalledWith('1209')
})

it('submits no fewer than four digits, and takes no more than eight', async () => {
  const { page, onSubmit } = open()
  await tap(page, '1', '2', '3')
  page.named('OK').click()
  expect(onSubmit).not.toHaveBeenCalled()
  await tap(page, '4', '5', '6', '7', '8')
  page.named('9').click()
  page.named('OK').click()
  expect(onSubmit).toHaveBeenCalledWith('12345678')
})

it('deletes the last digit', async () => {
  const { page } = open()
  await tap(page, '1', '2')
  page.named('Delete the last digit').click()
  await entered(page, 1)
})

it('takes a physical keyboard’s keys', async () => {
  const { page, onSubmit } = open()
  const group = page.get('[role=group]')
  await vi.waitFor(() => expect(page.root.activeElement).toBe(group))
  const strike = (key: string) => group.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  for (const [at, key] of [...'12345'].entries()) {
    strike(key)
    await entered(page, at + 1)
  }
  strike('Backspace')
  await entered(page, 4)
  strike('Enter')
  expect(onSubmit).toHaveBeenCalledWith('1234')
})

it('takes nothing while it is busy, and begins again after an error', async () => {
  const { page, show, onSubmit } = open()
  await tap(page, '1', '2', '3', '4')
  page.named('OK').click()
  show({ isBusy: true })
  page.named('5').click()
  page.named('OK').click()
  await entered(page, 4)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(page.named('OK').getAttribute('aria-busy')).toBe('true')
  show({ error: 'That PIN is wrong.' })
  await entered(page, 0)
  await vi.waitFor(() => expect(page.get('[role=alert]').textContent).toBe('That PIN is wrong.'))
  await tap(page, '5')
})

it('is cancelled by its button and by closing it', () => {
  const { page, onCancel } = open()
  page.named('Cancel').click()
  page.named('Close').click()
  expect(onCancel).toHaveBeenCalledTimes(2)
})
