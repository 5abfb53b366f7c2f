/** An order to be placed: its cart is filled, its time is chosen. */
export interface Job {
  cart: string
  location: string
  slot: { id: string; start: string; end: string }
}
