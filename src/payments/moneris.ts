import type { Collected } from '../platform/cards.ts'
import type { CardVendor } from './vendor.ts'

interface Checkout {
  setMode(mode: 'qa' | 'prod'): void
  setCheckoutDiv(id: string): void
  setCallback(name: string, hear: (data?: unknown) => void): void
  startCheckout(ticket: string): void
  closeCheckout(ticket?: string): void
}

/** The global of Moneris' script (Moneris Checkout). */
type MonerisCheckout = new () => Checkout

/** Moneris Checkout: a complete payment form, opened with a ticket. Only our server learns whether it was paid. */
export const moneris: CardVendor<MonerisCheckout> = {
  global: 'monerisCheckout',
  attach(Api, { id }, { mode }) {
    let close = () => {}
    return Promise.resolve({
      collect: ({ ticket }, decided) =>
        new Promise<Collected>(done => {
          if (ticket === null) return done({ status: 'failed', why: 'timeout' })
          const checkout = new Api()
          checkout.setMode(mode === 'live' ? 'prod' : 'qa')
          checkout.setCheckoutDiv(id)
          const end = (collected: Collected) => () => {
            close()
            close = () => {}
            done(collected)
          }
          close = () => checkout.closeCheckout(ticket)
          const paid = end({ status: 'token', token: ticket })
          for (const name of ['payment_receipt', 'payment_complete']) checkout.setCallback(name, paid)
          void decided?.then(paid)
          checkout.setCallback('cancel_transaction', end({ status: 'cancelled' }))
          checkout.setCallback('error_event', end({ status: 'failed', why: 'timeout' }))
          checkout.startCheckout(ticket)
        }),
      unmount: () => close()
    })
  }
}
