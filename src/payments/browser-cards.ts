import type { CardProvider, CardSettings } from '../contract/order/card-settings.ts'
import type { CardFields, Cards, ShownFields, WalletIntent, WalletListener, Wallets } from '../platform/cards.ts'
import { loadVendor } from './load-vendor.ts'
import { moneris } from './moneris.ts'
import { createPaymentSlot, type PaymentSlot } from './payment-slot.ts'
import { square } from './square.ts'
import { testProvider } from './test-provider.ts'
import type { CardVendor } from './vendor.ts'

/** Fields or buttons mounted at a provider's place on the page. */
interface Mounted {
  unmount(): void
}

/** Card payments on the storefront's page, using the provider's script. */
export function browserCards(root: HTMLElement, nonce: string | undefined): Cards {
  /** Loads the script and gives `attach` a place; both are removed with the mounted fields, or if none were mounted. */
  async function withVendor<Api, Here extends Mounted | undefined>(
    by: CardVendor<Api>,
    settings: CardSettings,
    slot: 'payment' | 'wallets',
    attach: (api: Api, place: PaymentSlot) => Promise<Here>
  ): Promise<Here> {
    const { api, remove } = await loadVendor<Api>(settings.script, by.global, nonce)
    const place = createPaymentSlot(root, slot)
    const end = () => {
      place.remove()
      remove()
    }
    try {
      const here = await attach(api, place)
      if (!here) end()
      return (
        here && {
          ...here,
          unmount() {
            here.unmount()
            end()
          }
        }
      )
    } catch (error) {
      end()
      throw error
    }
  }

  const mountBy = <Api>(by: CardVendor<Api>, settings: CardSettings, shown: ShownFields): Promise<CardFields> =>
    withVendor(by, settings, 'payment', (api, place) => by.attach(api, place, settings, shown))

  async function walletsBy<Api>(
    by: CardVendor<Api>,
    settings: CardSettings,
    intent: WalletIntent,
    listener: WalletListener
  ): Promise<Wallets | undefined> {
    const { wallets } = by
    const usable = wallets?.usable(settings.wallets ?? []) ?? []
    if (!wallets || usable.length === 0) return undefined
    return withVendor(by, settings, 'wallets', (api, { element, theme }) =>
      wallets.attach(api, element, { settings, usable, intent, theme }, listener)
    )
  }

  /** Calls `use` with the provider's adapter, whatever the type of its script. */
  function by<Result>(provider: CardProvider, use: <Api>(vendor: CardVendor<Api>) => Result): Result {
    if (provider === 'square') return use(square)
    if (provider === 'moneris') return use(moneris)
    return use(testProvider)
  }

  return {
    mount: (settings, shown) => by(settings.provider, vendor => mountBy(vendor, settings, shown)),
    wallets: (settings, intent, listener) =>
      by(settings.provider, vendor => walletsBy(vendor, settings, intent, listener))
  }
}
