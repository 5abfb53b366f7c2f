import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { fakeBankSecret } from '../../../../demo/fake-providers/cards/bank.ts'
import { fakeCardRoutes } from '../../../../demo/fake-providers/cards/routes.ts'

/** A call of the shop's server that gets no answer: its kind, and whether it is carried out. */
export interface Interrupted {
  call: 'capture' | 'refund' | 'void'
  isDone: boolean
  /** Ends the caller. */
  kill: () => void
}

/** Starts the fake card provider, which kills the process that makes an awaited call. It closes with the test file. */
export async function openKillingProvider() {
  const state: { next: Interrupted | undefined } = { next: undefined }
  const app = fakeCardRoutes('')
  const answer = async (request: Request): Promise<Response> => {
    const { next } = state
    if (next === undefined || !request.url.endsWith(`/${next.call}`)) return app.fetch(request)
    state.next = undefined
    if (next.isDone) await app.fetch(request)
    next.kill()
    return new Promise<Response>(() => {})
  }
  const server = createServer(getRequestListener(answer))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    return new Promise<void>(done => server.close(() => done()))
  })

  /** Returns the status of a payment, and the cents that the card has paid so far. */
  async function paidAt(reference: string | null): Promise<{ status: string; cents: number }> {
    const headers = { Authorization: `Bearer ${fakeBankSecret}` }
    const reply = await app.request(`/cards/payments/${reference}`, { headers })
    const { status, amount, refunded } = (await reply.json()) as { status: string; amount: number; refunded: number }
    return { status, cents: status === 'captured' ? amount - refunded : 0 }
  }

  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, paidAt }
}
