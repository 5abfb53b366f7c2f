import type { Hono } from 'hono'
import { withETag } from '../../../src/server/http/middleware/headers.ts'
import { demoDoor } from '../../../src/server/http/request/local-call.ts'
import { walletScript } from './wallet-script.ts'

/**
 * Returns the fake provider's client script, like a vendor's: it sets `DemoCards`, which mounts the card fields in an
 * iframe of their own origin.
 */
const cardScript = (origin: string): string => `(function () {
  var site = ${JSON.stringify(origin)}
  window.DemoCards = {
    mount: function (selector, options) {
      var place = document.querySelector(selector)
      if (!place) return Promise.reject(new Error('DemoCards: no element matches ' + selector))
      var frame = document.createElement('iframe')
      var waiting = {}
      var asked = 0
      var query = new URLSearchParams({ locale: options.locale, theme: options.theme, surface: options.surface || '', from: location.origin })
      frame.src = site + '/cards/fields?' + query
      frame.title = options.title
      frame.style.cssText = 'display:block;width:100%;height:190px;border:0;visibility:hidden;color-scheme:' + options.theme
      return new Promise(function (done, fail) {
        function hear(event) {
          var message = event.data
          if (event.origin !== site || event.source !== frame.contentWindow || message.source !== 'demo-cards') return
          if (message.type === 'height') frame.style.height = message.height + 'px'
          if (message.type === 'ready') {
            frame.style.visibility = 'visible'
            done({ tokenize: tokenize, destroy: destroy })
          }
          if (message.type === 'corrected') options.onCorrected()
          if (message.type === 'answer' && waiting[message.id]) {
            waiting[message.id](message)
            delete waiting[message.id]
          }
        }
        function tokenize() {
          return new Promise(function (answer) {
            waiting[++asked] = answer
            frame.contentWindow.postMessage({ type: 'tokenize', id: asked }, site)
          })
        }
        function destroy() {
          removeEventListener('message', hear)
          frame.remove()
        }
        addEventListener('message', hear)
        place.append(frame)
        setTimeout(function () { fail(new Error('DemoCards: the card fields did not load.')) }, 10000)
      })
    },
    wallet: ${walletScript}
  }
})()
`

/** Serves that script from the shop's origin, and redirects to the pages of card readers, whose port is new at each start. */
export function fakeCardsRoutes(app: Hono, origin: string): void {
  const script = cardScript(origin)
  app.get('/stand-ins/cards.js', demoDoor, withETag, c => {
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    return c.body(script)
  })
  app.get('/stand-ins/readers/:device', demoDoor, c =>
    c.redirect(`${origin}/cards/readers/${encodeURIComponent(c.req.param('device'))}`)
  )
}
