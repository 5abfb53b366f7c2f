import { type SquareWallets, squareWallets } from './square-wallets.ts'
import type { CardVendor } from './vendor.ts'

interface SquareCard {
  attach(selector: string): Promise<void>
  addEventListener(name: 'errorClassRemoved', hear: () => void): void
  tokenize(details: object): Promise<{ status: string; token?: string }>
  destroy(): Promise<unknown>
}

/** The global of Square's script (Web Payments SDK). */
interface Square {
  payments(application: string, store: string): SquareWallets & { card(): Promise<SquareCard> }
}

/** Square: card fields that return a token, after the bank's challenge if there is one. */
export const square: CardVendor<Square> = {
  global: 'Square',
  wallets: squareWallets,
  async attach(api, { id }, { application, store }, { onCorrected }) {
    const card = await api.payments(application ?? '', store ?? '').card()
    await card.attach(`#${id}`)
    card.addEventListener('errorClassRemoved', onCorrected)
    return {
      async collect({ amount, currency }) {
        const { status, token } = await card.tokenize({
          amount: (amount / 100).toFixed(2),
          currencyCode: currency,
          intent: 'CHARGE',
          customerInitiated: true,
          sellerKeyedIn: false,
          billingContact: {}
        })
        if (status === 'OK' && token) return { status: 'token', token }
        if (status === 'Cancel') return { status: 'cancelled' }
        return { status: 'failed', why: status === 'Invalid' ? 'fields' : 'timeout' }
      },
      unmount: () => void card.destroy()
    }
  }
}
