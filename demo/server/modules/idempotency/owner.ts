import { createHash } from 'node:crypto'
import { accountOf, type Shopper } from '../carts/shopper.ts'

/** An idempotency key with the caller it belongs to: the same key of another caller is another key. */
export interface OwnedKey {
  key: string
  owner: string
}

/** A call as far as it says whose its idempotency key is. */
export interface KeyedCall extends Pick<Shopper, 'caller'> {
  idempotencyKey: string | undefined
  platformId: string | undefined
}

/**
 * The idempotency key of a call. It belongs to the account that is signed in, else to the guest's `X-Platform-Id`, else to
 * the cart that the call is about, whose id is a secret. Undefined where there is no key, or nobody whose it could be: a
 * guest without an `X-Platform-Id` who begins a cart gets a new one each time.
 */
export function keyOf(call: KeyedCall, cart?: string): OwnedKey | undefined {
  const { idempotencyKey: key } = call
  const owner = ownerOf(call, cart)
  return key === undefined || owner === undefined ? undefined : { key, owner }
}

function ownerOf(call: KeyedCall, cart: string | undefined): string | undefined {
  const accountId = accountOf(call)
  if (accountId !== null) return `account:${accountId}`
  if (call.platformId !== undefined) return `platform:${hashOf(call.platformId)}`
  return cart && `cart:${hashOf(cart)}`
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
