import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isLocalRequest } from '../../src/server/http/request/local-call.ts'
import type { CardGateways } from '../../src/server/ordering/payments/providers/gateway.ts'
import { testGateway } from '../../src/server/ordering/payments/providers/test-provider.ts'
import { facebookProvider } from '../../src/server/people/social/facebook.ts'
import { openIdProvider } from '../../src/server/people/social/google.ts'
import type { Providers } from '../../src/server/people/social/routes.ts'
import { fakeBankSecret } from './cards/bank.ts'
import { fakeCardRoutes } from './cards/routes.ts'
import { fakeFacebook, fakeApp } from './facebook.ts'
import { fakeClient } from './client.ts'

/** The fake providers, and the origin of the card provider. */
export interface FakeProviders {
  providers: Providers
  gateways: CardGateways
  fakeCards: string
  close: () => Promise<void>
}

/** Starts fakes of Google, Facebook and a card provider on their own port, because the real ones are other origins. */
export async function startFakeProviders(host: string): Promise<FakeProviders> {
  const server: Server = createServer()
  await new Promise<void>(done => server.listen(0, host, done))
  const origin = `http://${host === '::1' ? '[::1]' : host}:${(server.address() as AddressInfo).port}`
  const facebook = getRequestListener(fakeFacebook().fetch)
  const cards = getRequestListener(fakeCardRoutes(origin).fetch)
  // Created lazily: its keys take a moment to generate, and most runs never need them.
  let openId: Promise<RequestListener> | undefined
  server.on('request', (request, response) => {
    if (!isLocalRequest(request)) response.writeHead(404).end('Not found')
    else if (request.url?.startsWith('/facebook/')) void facebook(request, response)
    else if (request.url?.startsWith('/cards/')) void cards(request, response)
    else void (openId ??= import('./openid.ts').then(it => it.fakeOpenId(origin))).then(it => it(request, response))
  })
  const providers: Providers = {
    google: openIdProvider({ issuer: origin, ...fakeClient }),
    facebook: facebookProvider({ ...fakeApp, dialog: `${origin}/facebook`, graph: `${origin}/facebook` })
  }
  const gateways: CardGateways = { 'stand-in': testGateway({ url: origin, secret: fakeBankSecret }) }
  const close = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { providers, gateways, fakeCards: origin, close }
}
