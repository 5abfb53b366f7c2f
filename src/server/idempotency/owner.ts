import { createHash } from 'node:crypto'
import { accountOf, type Caller } from '../http/request/caller.ts'

/** An idempotency key with its caller: keys of different callers never collide. */
export interface OwnedKey {
  key: string
  owner: string
}

/** The parts of a request that identify the owner of its idempotency key. */
export interface KeyedCall {
  caller: Caller | undefined
  idempotencyKey: string | undefined
  platformId: string | undefined
}

/**
 * Returns the idempotency key of a request. It belongs to the signed-in account, else to the guest's `X-Platform-Id`,
 * else to the cart in question, whose id is a secret. Undefined without a key or an owner: a guest without an
 * `X-Platform-Id` who creates a cart gets a new one each time.
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
