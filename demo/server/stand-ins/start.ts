import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { facebookProvider } from '../modules/social/facebook.ts'
import { openIdProvider } from '../modules/social/google.ts'
import type { Providers } from '../modules/social/routes.ts'
import { facebookStandIn, standInApp } from './facebook.ts'
import { standInClient } from './client.ts'

/** Starts the providers that stand in for Google and Facebook on a port of their own, as the real ones are other sites. */
export async function startStandIns(host: string): Promise<{ providers: Providers; close: () => Promise<void> }> {
  const server: Server = createServer()
  await new Promise<void>(done => server.listen(0, host, done))
  const origin = `http://${host === '::1' ? '[::1]' : host}:${(server.address() as AddressInfo).port}`
  const facebook = getRequestListener(facebookStandIn().fetch)
  // Its keys take a moment to make, and most starts never need them.
  let openId: Promise<RequestListener> | undefined
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/facebook/')) void facebook(request, response)
    else void (openId ??= import('./openid.ts').then(it => it.openIdStandIn(origin))).then(it => it(request, response))
  })
  const providers: Providers = {
    google: openIdProvider({ issuer: origin, ...standInClient }),
    facebook: facebookProvider({ ...standInApp, dialog: `${origin}/facebook`, graph: `${origin}/facebook` })
  }
  const close = () =>
    new Promise<void>(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { providers, close }
}
