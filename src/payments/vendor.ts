import type { CardSettings } from '../contract/order/card-settings.ts'
import type { CardFields, ShownFields, WalletIntent, WalletListener, Wallets } from '../platform/cards.ts'
import type { PaymentSlot } from './payment-slot.ts'

/** The adapter of one provider's script. */
export interface CardVendor<Api> {
  /** The global that its script sets. */
  global: string
  /** Mounts its fields in an element. */
  attach(
    api: Api,
    place: Omit<PaymentSlot, 'remove' | 'element'>,
    settings: CardSettings,
    shown: ShownFields
  ): Promise<CardFields>
  /** Wallets, if the provider offers any. */
  wallets?: WalletVendor<Api>
}

/** The wallets of one provider's script. */
export interface WalletVendor<Api> {
  /** Returns those of the store's wallets that this browser may have; asked before the script is loaded. */
  usable(wanted: readonly string[]): string[]
  /** Puts their buttons in an element; undefined if none of them can be used after all. */
  attach(
    api: Api,
    place: HTMLElement,
    options: { settings: CardSettings; usable: readonly string[]; intent: WalletIntent; theme: 'light' | 'dark' },
    listener: WalletListener
  ): Promise<Wallets | undefined>
}
