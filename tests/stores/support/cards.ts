import type { CardFields, CardIntent, Collected, WalletIntent, WalletListener } from '../../../src/platform/cards.ts'
import { fakeProviderAt, tokenFor } from '../../server/support/payments/cards.ts'
import type { TestPlatform } from './test-env.ts'

/** A fake of a provider's card fields: the shopper's input, or the way they fail. */
export interface FakeVendor {
  /** The typed number, or the fields' result instead. */
  typed: string | Collected
  /** True if the script is blocked from loading. */
  isBlocked: boolean
  /** Number of mounted fields. */
  mounted: number
  intents: CardIntent[]
  /** The wallet's button, once it is on the page: what its sheet asks, and whoever hears of it. */
  wallet: (WalletListener & WalletIntent) | undefined
}

/** Gives a platform card fields that return tokens of the fake provider. */
export async function fakeVendor(outside: TestPlatform, api: string): Promise<FakeVendor> {
  const fakeProvider = await fakeProviderAt(api)
  const vendor: FakeVendor = { typed: '', isBlocked: false, mounted: 0, intents: [], wallet: undefined }
  const fields = (): CardFields => ({
    async collect(intent) {
      vendor.intents.push(intent)
      const { typed } = vendor
      return typeof typed === 'string' ? { status: 'token', token: await tokenFor(fakeProvider, typed) } : typed
    },
    unmount: () => void vendor.mounted--
  })
  outside.equipment.cards = {
    mount() {
      if (vendor.isBlocked) return Promise.reject(new Error('blocked'))
      vendor.mounted++
      return Promise.resolve(fields())
    },
    wallets(_settings, intent, listener) {
      if (vendor.isBlocked) return Promise.reject(new Error('blocked'))
      vendor.wallet = { ...intent, ...listener }
      return Promise.resolve({
        update: amount => vendor.wallet && (vendor.wallet = { ...vendor.wallet, amount }),
        unmount: () => (vendor.wallet = undefined)
      })
    }
  }
  return vendor
}
