import { expect, it, vi } from 'vitest'
import { StillThere } from '../../../src/screens/kiosk/still-there.tsx'
import { render } from '../support/render.tsx'
import { inQueenWest } from '../support/shop.ts'

inQueenWest()

const onContinue = vi.fn<() => void>()
const onEnd = vi.fn<() => void>()
const dialog = (seconds: number) => <StillThere seconds={seconds} onContinue={onContinue} onEnd={onEnd} />

it('asks in a dialog whose primary button has the focus', async () => {
  const page = render(dialog(20))
  expect((page.get('dialog') as HTMLDialogElement).open).toBe(true)
  await vi.waitFor(() => expect(page.root.activeElement).toBe(page.named('Yes, continue')))
})

it('goes on by the button and by closing it, and ends by the other', () => {
  const page = render(dialog(20))
  page.named('Yes, continue').click()
  page.named('Close').click()
  expect([onContinue.mock.calls.length, onEnd.mock.calls.length]).toEqual([2, 0])
  page.named('Start over').click()
  expect(onEnd).toHaveBeenCalledOnce()
})

it('shows each second, and announces only the first and the last ten', async () => {
  const page = render(dialog(20))
  const said = () => page.get('[role=status]').textContent
  await vi.waitFor(() => expect(said()).toBe('This visit ends in 20 seconds.'))
  page.show(dialog(19))
  expect(page.get('b').textContent).toBe('19')
  expect(said()).toBe('This visit ends in 20 seconds.')
  for (const seconds of [10, 9]) {
    page.show(dialog(seconds))
    expect(said()).toBe('This visit ends in 10 seconds.')
  }
})
