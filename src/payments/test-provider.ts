import type { ShownFields, WalletIntent, WalletResult } from '../platform/cards.ts'
import type { CardVendor } from './vendor.ts'

/** The global of the test provider's script. */
interface DemoCards {
  mount(
    selector: string,
    options: ShownFields & { theme: string; surface: string }
  ): Promise<{ tokenize(): Promise<{ token?: string; problem?: string }>; destroy(): void }>
  /** Puts the button of the test wallet in an element; its sheet opens if `mayOpen` returns true. */
  wallet(
    place: HTMLElement,
    options: WalletIntent & { theme: string; mayOpen(): boolean; onResult(result: WalletResult): void }
  ): { update(amount: number): void; destroy(): void }
}

/** The demo's test provider: fields in a cross-site frame that return a token, and a wallet with a sheet of its own. */
export const testProvider: CardVendor<DemoCards> = {
  global: 'DemoCards',
  async attach(api, { id, theme, surface }, _settings, shown) {
    const fields = await api.mount(`#${id}`, { ...shown, theme, surface })
    return {
      async collect() {
        const { token, problem } = await fields.tokenize()
        if (token) return { status: 'token', token }
        return { status: 'failed', why: problem === 'fields' ? 'fields' : 'timeout' }
      },
      unmount: () => fields.destroy()
    }
  },
  wallets: {
    usable: wanted => wanted.filter(name => name === 'demo_pay'),
    attach(api, place, { intent, theme }, listener) {
      const { update, destroy } = api.wallet(place, { ...intent, theme, ...listener })
      return Promise.resolve({ update, unmount: destroy })
    }
  }
}
