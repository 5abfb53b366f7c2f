import { randomInt, randomUUID } from 'node:crypto'
import { openClient, type RawClient, writeCall } from './raw-client.ts'
import { noteCall, type Times } from './table.ts'

/** Shoppers who act until they are stopped. */
export interface Crowd {
  /** Lets all finish their current action. */
  stop: () => Promise<void>
}

const json = { 'Content-Type': 'application/json' }

/** Starts shoppers who load the menu repeatedly and order something every `each` loads. */
export async function sendShoppers(
  port: number,
  count: number,
  { each, measured }: { each: number; measured: Times }
): Promise<Crowd> {
  const state = { isOver: false }
  const slot = await lateSlot(port)
  const shopper = async (): Promise<void> => {
    const client = await openClient(port)
    while (!state.isOver) {
      const ask = askOn(client, measured)
      const menu = await ask('GET', '/v1/locations/queen-west/menu')
      for (let look = 1; look < each && !state.isOver; look++) await ask('GET', '/v1/locations/queen-west/menu')
      const [variant] = /"variants":\[\{"id":"([^"]+)"/.exec(menu)?.slice(1) ?? []
      if (variant !== undefined) await order(ask, variant, slot)
    }
    client.close()
  }
  const shoppers = Array.from({ length: count }, shopper)
  return {
    async stop() {
      state.isOver = true
      await Promise.all(shoppers)
    }
  }
}

type Ask = (method: string, path: string, body?: object) => Promise<string>

const askOn =
  (client: RawClient, measured: Times): Ask =>
  async (method, path, body) => {
    const call = writeCall(
      method,
      path,
      body ? { ...json, 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': someAddress() } : {},
      body ? JSON.stringify(body) : ''
    )
    const begun = performance.now()
    const answer = await client.send(call).catch(() => ({ status: 0, body: '' }))
    noteCall(measured, answer.status, performance.now() - begun)
    return answer.body
  }

async function order(ask: Ask, variant: string, slot: string): Promise<void> {
  const begun = await ask('POST', '/v1/carts', { location: 'queen-west', method: 'pickup' })
  const cart = /"id":"([^"]+)"/.exec(begun)?.[1]
  if (cart === undefined) return
  const changed = await ask('PUT', `/v1/carts/${cart}/lines/${variant}`, { version: 0, quantity: 1 })
  // The cart could not be changed, so there is nothing to order.
  if (!changed.includes('"version":1')) return
  const email = `${cart.slice(0, 12)}@shop.example`
  const customer = { first_name: 'Ada', last_name: 'Byron', phone: somePhone(), email }
  await ask('POST', '/v1/orders', { cart, version: 1, customer, slot, tender: 'in_store' })
}

async function lateSlot(port: number): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/v1/locations/queen-west/slots?method=pickup`)
  const { payload } = (await reply.json()) as { payload: { days: { slots: { id: string }[] }[] } }
  return payload.days.at(-1)?.slots[0]?.id ?? ''
}

/** A random client address and phone number. */
const someAddress = (): string => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.')
const somePhone = (): string => String(randomInt(2_000_000_000, 3_000_000_000))
