import { $cartRequests } from '../../../src/stores/cart/cart.ts'

/** Takes the code of cart requests away, as before the part that brings it. Returns a function that puts it back. */
export function emptyRequests(): () => void {
  const code = $cartRequests.get()
  if (!code) throw new Error('The code of cart requests is not loaded.')
  $cartRequests.fill(undefined as never)
  return () => $cartRequests.fill(code)
}
