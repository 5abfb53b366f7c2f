import type { CardSettings } from '../contract/order/payment-settings.ts'
import type { CardFields } from '../platform/platform.ts'
import type { PaymentSlot } from './payment-slot.ts'

/** The adapter of one provider's script. */
export interface CardVendor<Api> {
  /** The global that its script sets. */
  global: string
  /** Mounts its fields in an element. */
  attach(
    api: Api,
    place: Omit<PaymentSlot, 'remove'>,
    settings: CardSettings,
    shown: { locale: string; title: string }
  ): Promise<CardFields>
}
