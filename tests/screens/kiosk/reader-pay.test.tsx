import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import type { Payment } from '../../../src/contract/order/payment.ts'
import { $locale } from '../../../src/i18n/locale.ts'
import { ReaderPay } from '../../../src/screens/kiosk/reader-pay.tsx'
import { $reader, type ReaderState } from '../../../src/stores/kiosk/reader.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, offline } from '../support/shop.ts'

const payment: Payment = {
  id: 'p1',
  provider: 'stand-in',
  status: 'authorised',
  amount: 4520,
  currency: 'CAD',
  ticket: null,
  challenge: null,
  refusal: null,
  brand: 'Visa',
  last4: '4242'
}

async function open(state: ReaderState) {
  const calls = {
    onStart: vi.fn<() => void>(),
    onApproved: vi.fn<(id: string) => void>(),
    onCounter: vi.fn<() => void>()
  }
  const page = render(<ReaderPay amount="$45.20" {...calls} />)
  await vi.waitFor(() => expect(calls.onStart).toHaveBeenCalledOnce())
  flushSync(() => $reader.set(state))
  return { page, ...calls }
}

describe('paying at the card reader of a kiosk', () => {
  inQueenWest()

  it('starts immediately, and shows the amount and the instructions', async () => {
    const { page } = await open({ step: 'waiting' })
    expect(page.text()).toContain('$45.20')
    await vi.waitFor(() =>
      expect(page.get('[role=status]').textContent).toBe('Tap, insert or swipe your card on the reader')
    )
    expect(page.named('Cancel payment')).toBeTruthy()
  })

  it('hands over the payment once the card is approved', async () => {
    const { page, onApproved } = await open({ step: 'approved', payment })
    await vi.waitFor(() => expect(onApproved).toHaveBeenCalledWith('p1'))
    await vi.waitFor(() => expect(page.get('[role=status]').textContent).toBe('Approved. Thank you.'))
    expect(page.all('button')).toHaveLength(0)
  })

  it.each([
    [{ step: 'refused', reason: 'funds' }, 'There are insufficient funds on this card. Use another card.'],
    [{ step: 'failed', problem: offline }, offline.text],
    [{ step: 'cancelled' }, 'The payment was cancelled. You weren’t charged.']
  ] as [ReaderState, string][])('says what went wrong, with the ways on: %o', async (state, words) => {
    const { page, onStart, onCounter } = await open(state)
    await vi.waitFor(() => expect(page.get('[role=status]').textContent).toBe(words))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('section')))
    page.named('Try the card again').click()
    expect(onStart).toHaveBeenCalledTimes(2)
    page.named('Pay at the counter instead').click()
    expect(onCounter).toHaveBeenCalledOnce()
  })

  it('is cancelled by its button', async () => {
    const { page } = await open({ step: 'starting' })
    await vi.waitFor(() => page.named('Cancel payment').click())
    await vi.waitFor(() => expect($reader.get()).toEqual({ step: 'cancelled' }))
  })

  it('frees the reader when the kiosk goes elsewhere in the middle', async () => {
    const { page } = await open({ step: 'waiting' })
    page.unmount()
    await vi.waitFor(() => expect($reader.get()).toEqual({ step: 'cancelled' }))
  })

  it('speaks French', async () => {
    $locale.set('fr-CA')
    const { page } = await open({ step: 'waiting' })
    await vi.waitFor(() => expect(page.text()).toContain('Approchez, insérez ou glissez votre carte sur le terminal'))
  })
})
