import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isLocalRequest } from '../http/request/local-call.ts'
import type { CardGateways } from '../modules/payments/providers/gateway.ts'
import { standInGateway } from '../modules/payments/providers/test-provider.ts'
import { facebookProvider } from '../modules/social/facebook.ts'
import { openIdProvider } from '../modules/social/google.ts'
import type { Providers } from '../modules/social/routes.ts'
import { standInSecret } from './cards/bank.ts'
import { cardsStandIn } from './cards/routes.ts'
import { cardScript } from './cards/script.ts'
import { facebookStandIn, standInApp } from './facebook.ts'
import { standInClient } from './client.ts'

/** Those who stand in for others, and the script of the one for cards. */
interface StandIns {
  providers: Providers
  gateways: CardGateways
  cardScript: string
  close: () => Promise<void>
}

/** Starts those who stand in for Google, Facebook and a provider of cards on a port of their own, as the real ones are other sites. */
export async function startStandIns(host: string): Promise<StandIns> {
  const server: Server = createServer()
  await new Promise<void>(done => server.listen(0, host, done))
  const origin = `http://${host === '::1' ? '[::1]' : host}:${(server.address() as AddressInfo).port}`
  const facebook = getRequestListener(facebookStandIn().fetch)
  const cards = getRequestListener(cardsStandIn(origin).fetch)
  // Its keys take a moment to make, and most starts never need them.
  let openId: Promise<RequestListener> | undefined
  server.on('request', (request, response) => {
    if (!isLocalRequest(request)) response.writeHead(404).end('Not found')
    else if (request.url?.startsWith('/facebook/')) void facebook(request, response)
    else if (request.url?.startsWith('/cards/')) void cards(request, response)
    else void (openId ??= import('./openid.ts').then(it => it.openIdStandIn(origin))).then(it => it(request, response))
  })
  const providers: Providers = {
    google: openIdProvider({ issuer: origin, ...standInClient }),
    facebook: facebookProvider({ ...standInApp, dialog: `${origin}/facebook`, graph: `${origin}/facebook` })
  }
  const gateways: CardGateways = { 'stand-in': standInGateway({ url: origin, secret: standInSecret }) }
  const close = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { providers, gateways, cardScript: cardScript(origin), close }
}
