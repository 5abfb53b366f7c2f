import type { CardFields, CardIntent, Collected } from '../../../src/platform/platform.ts'
import { standInAt, tokenFor } from '../../server/support/cards.ts'
import type { TestPlatform } from './test-env.ts'

/** A provider's fields at the edge of the browser: what a shopper types into them, or how they fail. */
export interface FakeVendor {
  /** The number that the shopper has typed, or what the fields answer instead. */
  typed: string | Collected
  /** Whether the script is kept from loading. */
  isBlocked: boolean
  /** How many fields are on the page. */
  mounted: number
  intents: CardIntent[]
}

/** Gives an outside fields whose tokens are the stand-in's own. */
export async function fakeVendor(outside: TestPlatform, api: string): Promise<FakeVendor> {
  const standIn = await standInAt(api)
  const vendor: FakeVendor = { typed: '', isBlocked: false, mounted: 0, intents: [] }
  const fields = (): CardFields => ({
    async collect(intent) {
      vendor.intents.push(intent)
      const { typed } = vendor
      return typeof typed === 'string' ? { is: 'token', token: await tokenFor(standIn, typed) } : typed
    },
    unmount: () => void vendor.mounted--
  })
  outside.cards = {
    mount() {
      if (vendor.isBlocked) return Promise.reject(new Error('blocked'))
      vendor.mounted++
      return Promise.resolve(fields())
    }
  }
  return vendor
}
