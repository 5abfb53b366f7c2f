/** An order to place, with a filled cart and a chosen slot. */
export interface Job {
  cart: string
  location: string
  slot: { id: string; start: string; end: string }
}
