import type { EventCart, EventItem, StorefrontEvents } from '../../platform/host-events.ts'

/** An event of GA4's e-commerce, as Google names its fields; amounts are in dollars, not cents. */
export interface Ga4Event {
  event: string
  ecommerce: Record<string, unknown>
}

const dollars = (cents: number): number => cents / 100

const itemOf = (item: EventItem, index: number) => ({
  item_id: item.product,
  item_name: item.name,
  item_brand: item.brand,
  ...(item.category !== undefined && { item_category: item.category }),
  item_variant: item.variantName,
  price: dollars(item.price),
  quantity: item.quantity,
  index
})

const ofItem = (event: string, { item }: { item: EventItem }): Ga4Event => ({
  event,
  ecommerce: { currency: item.currency, value: dollars(item.price * item.quantity), items: [itemOf(item, 0)] }
})

/** What goods bring in: without tax, delivery, deposits and tip, after all discounts. */
const ofCart = (event: string, cart: EventCart, more: Record<string, unknown> = {}): Ga4Event => ({
  event,
  ecommerce: {
    currency: cart.currency,
    value: dollars(cart.total - cart.tax - cart.fee - cart.deposits - cart.tip),
    ...more,
    items: cart.items.map(itemOf)
  }
})

/** The events of GA4 for those of the storefront that have one. */
export const ga4Events: { [Name in keyof StorefrontEvents]?: (detail: StorefrontEvents[Name]) => Ga4Event } = {
  'menu-viewed': ({ list, location, items }) => ({
    event: 'view_item_list',
    ecommerce: { item_list_id: location, item_list_name: list, items: items.map(itemOf) }
  }),
  'product-viewed': detail => ofItem('view_item', detail),
  'line-added': detail => ofItem('add_to_cart', detail),
  'line-removed': detail => ofItem('remove_from_cart', detail),
  'cart-viewed': ({ cart }) => ofCart('view_cart', cart),
  'checkout-started': ({ cart }) => ofCart('begin_checkout', cart),
  'checkout-step': ({ step, cart, tender }) =>
    step === 'fulfilment'
      ? ofCart('add_shipping_info', cart, { shipping_tier: cart.method })
      : ofCart('add_payment_info', cart, { payment_type: tender }),
  'order-placed': ({ order }) =>
    ofCart('purchase', order, {
      transaction_id: order.number,
      tax: dollars(order.tax),
      shipping: dollars(order.fee),
      ...(order.coupons.length > 0 && { coupon: order.coupons.join() })
    })
}
