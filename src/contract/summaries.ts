import type { endpoints } from './endpoints.ts'

/** What each endpoint is for, for the OpenAPI document; apart from the endpoints, so that no shopper loads it. */
export const summaries: Record<keyof typeof endpoints, string> = {
  suggestAddresses: 'Places that match what was typed, as Photon gives them',
  readBusiness: 'The business and its store locations',
  readLocation: 'One store location',
  readMenu: 'A page of the menu of a location, in menu order',
  readProduct: 'One product of a location',
  readSlots: 'Slots that can be chosen, by day',
  createCart: 'Begin a cart',
  readCart: 'Read a cart',
  setLine: 'Set how many of a variant the cart holds',
  previewMove: 'What moving a cart to another location would change',
  moveCart: 'Move a cart to another location',
  placeOrder: 'Place an order',
  readOrder: 'Read an order',
  readOrders: 'The latest orders of who is signed in',
  readSession: 'Who is signed in, and what they have earned',
  endSession: 'End a session everywhere',
  readSignup: 'Who a sign-up link belongs to',
  setPassword: 'Finish a sign-up with a password, and sign in'
}
