import type { CardSettings } from '../contract/order/card-settings.ts'

/** A card payment: the amount in cents, and the ticket that the provider's own form needs, if any. */
export interface CardIntent {
  amount: number
  currency: string
  ticket: string | null
}

/**
 * The result of submitting the card fields: a token, or the reason there is none. With `fields`, the fields show their
 * own errors.
 */
export type Collected =
  | { status: 'token'; token: string }
  | { status: 'cancelled' }
  | { status: 'failed'; why: 'fields' | 'timeout' }

/** A provider's card fields on the page. Their input is visible to the provider only. */
export interface CardFields {
  /**
   * Submits the fields, or opens the provider's own form. The form closes when `decided` resolves: the API then knows how
   * the payment has ended.
   */
  collect(intent: CardIntent, decided?: Promise<void>): Promise<Collected>
  /** Removes the fields and everything that came with them. */
  unmount(): void
}

/** The request in a wallet's sheet: an amount in cents, and the payee's name. */
export interface WalletIntent {
  amount: number
  currency: string
  /** The store's country, such as `CA`. */
  country: string
  payee: string
  locale: string
  /** True if the sheet should ask for the name, email and phone. */
  asksContact: boolean
}

/** Contact details from a wallet. */
export type WalletContact = Partial<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>

/** The result of a wallet's sheet. */
export type WalletResult =
  | { status: 'token'; token: string; contact: WalletContact }
  | { status: 'cancelled' }
  | { status: 'failed' }

/** Answers the wallets' buttons. */
export interface WalletListener {
  /** Called when a button is pressed, before anything else; the sheet opens only if it returns true. */
  mayOpen(): boolean
  onResult(result: WalletResult): void
}

/** The wallets' buttons on the page. */
export interface Wallets {
  /** Sets the amount of the sheet, in cents. */
  update(amount: number): void
  /** Removes the buttons and everything that came with them. */
  unmount(): void
}

/** How card fields are shown, and who hears of them. */
export interface ShownFields {
  locale: string
  /** Names the fields for screen readers. */
  title: string
  /** Called when the fields' own errors have been corrected, if the provider reports it. */
  onCorrected(): void
}

/** The port to the card provider's fields on the page. */
export interface Cards {
  /** Loads the provider's script, in the place of any earlier copy, and puts its fields where the slot `payment` is. Fails when they can't be had. */
  mount(settings: CardSettings, shown: ShownFields): Promise<CardFields>
  /**
   * Puts the buttons of the store's wallets where the slot `wallets` is; undefined if this browser and the provider have
   * none in common. Nothing is loaded for a browser that can't have any. Fails when the provider's script can't be had.
   */
  wallets?(settings: CardSettings, intent: WalletIntent, listener: WalletListener): Promise<Wallets | undefined>
}
