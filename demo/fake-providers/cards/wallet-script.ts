/**
 * The source of `DemoCards.wallet`: a button on the page, as the wallets of real vendors draw one, and a sheet from the
 * provider's origin over it. `site` is that origin.
 */
export const walletScript = `function (place, options) {
      var amount = options.amount
      var sheet
      var button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Demo Pay'
      var isDark = options.theme === 'dark'
      button.style.cssText = 'all:unset;box-sizing:border-box;display:block;width:100%;min-height:48px;border-radius:24px;text-align:center;font:600 18px/48px system-ui,sans-serif;cursor:pointer;background:' + (isDark ? '#fff' : '#000') + ';color:' + (isDark ? '#000' : '#fff')
      button.onfocus = function () { if (button.matches(':focus-visible')) button.style.outline = '2px solid ' + (isDark ? '#fff' : '#000') ; button.style.outlineOffset = '2px' }
      button.onblur = function () { button.style.outline = '' }
      function close() {
        removeEventListener('message', hear)
        if (sheet) sheet.remove()
        sheet = undefined
      }
      function end(result) {
        close()
        button.focus()
        options.onResult(result)
      }
      function hear(event) {
        var message = event.data
        var frame = sheet && sheet.firstChild
        if (event.origin !== site || !frame || event.source !== frame.contentWindow || message.source !== 'demo-wallet') return
        if (message.status === 'token') end({ status: 'token', token: message.token, contact: message.contact })
        else end({ status: message.status })
      }
      button.onclick = function () {
        if (sheet || !options.mayOpen()) return
        var query = new URLSearchParams({ amount: amount, currency: options.currency, payee: options.payee, locale: options.locale, theme: options.theme, from: location.origin, contact: options.asksContact ? 'yes' : '' })
        sheet = document.createElement('dialog')
        sheet.setAttribute('aria-label', 'Demo Pay')
        // A frame that is focused while its page is still on its way can lose that focus as the page comes.
        sheet.autofocus = true
        sheet.style.cssText = 'box-sizing:border-box;width:min(420px,100%);max-width:100%;padding:0;border:0;border-radius:16px;margin:auto auto 0;overflow:hidden'
        var frame = document.createElement('iframe')
        frame.title = 'Demo Pay'
        frame.src = site + '/cards/wallet?' + query
        frame.style.cssText = 'display:block;width:100%;height:280px;border:0;color-scheme:' + options.theme
        frame.onload = function () { frame.focus(); frame.contentWindow.postMessage('focus', site) }
        sheet.append(frame)
        sheet.oncancel = function () { end({ status: 'cancelled' }) }
        document.body.append(sheet)
        addEventListener('message', hear)
        sheet.showModal()
      }
      place.append(button)
      return {
        update: function (next) { amount = next },
        destroy: function () {
          close()
          button.remove()
        }
      }
    }`
