import type { Order } from '../../contract/order.ts'
import type { MessageKey, Params } from '../../i18n/translate.ts'

/** The card that paid an order, by what may be shown of it; undefined where none did. */
export function cardWords({ card }: Order, t: (key: MessageKey, params?: Params) => string): string | undefined {
  if (!card) return undefined
  const brand = card.brand ?? t('order.aCard')
  return card.last4 ? t('order.card', { brand, last4: card.last4 }) : brand
}
