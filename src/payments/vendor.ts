import type { CardSettings } from '../contract/order/payment-settings.ts'
import type { CardFields } from '../platform/platform.ts'
import type { PaymentSlot } from './payment-slot.ts'

/** How one provider's script is used. */
export interface CardVendor<Api> {
  /** The global that its script sets. */
  global: string
  /** Puts its fields into a place. */
  attach(
    api: Api,
    place: Omit<PaymentSlot, 'remove'>,
    settings: CardSettings,
    shown: { locale: string; title: string }
  ): Promise<CardFields>
}
