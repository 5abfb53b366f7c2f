import type { CardSettings } from '../contract/order/payment-settings.ts'
import type { CardFields, Cards } from '../platform/platform.ts'
import { loadVendor } from './load-vendor.ts'
import { moneris } from './moneris.ts'
import { createPaymentSlot } from './payment-slot.ts'
import { square } from './square.ts'
import { testProvider } from './test-provider.ts'
import type { CardVendor } from './vendor.ts'

type Shown = Parameters<Cards['mount']>[1]

/** Card payments on the storefront's page, using the provider's script. */
export function browserCards(root: HTMLElement, nonce: string | undefined): Cards {
  async function mountBy<Api>(by: CardVendor<Api>, settings: CardSettings, shown: Shown): Promise<CardFields> {
    const { api, remove } = await loadVendor<Api>(settings.script, by.global, nonce)
    const place = createPaymentSlot(root)
    const end = () => {
      place.remove()
      remove()
    }
    try {
      const fields = await by.attach(api, place, settings, shown)
      return {
        collect: intent => fields.collect(intent),
        unmount() {
          fields.unmount()
          end()
        }
      }
    } catch (error) {
      end()
      throw error
    }
  }

  return {
    mount(settings, shown) {
      if (settings.provider === 'square') return mountBy(square, settings, shown)
      if (settings.provider === 'moneris') return mountBy(moneris, settings, shown)
      return mountBy(testProvider, settings, shown)
    }
  }
}
