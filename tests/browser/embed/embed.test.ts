import { expect } from 'vitest'
import { bareTest, shop, tag, test } from '../support/shop.ts'
import { addFirst, bringIntoView, goToCheckout, passGate } from '../support/shopper.ts'

const roots = () => shop.page.locator('storefront-root').count()
const gate = () => shop.page.getByRole('button', { name: /^yes/i }).waitFor()

test('one script tag mounts the storefront in its place, in an open shadow root', { tags: 'core' }, async () => {
  await shop.openPage(`<main><p>Before</p>${tag}<p>After</p></main>`)
  await gate()
  const { page } = shop
  expect(await page.evaluate(() => document.querySelector('storefront-root')?.shadowRoot?.mode)).toBe('open')
  expect(await page.evaluate(() => document.querySelector('storefront-root')?.previousElementSibling?.localName)).toBe(
    'script'
  )
  expect(shop.complaints).toEqual([])
})

test('the div form sets the place, and works with a script tag without options', { tags: 'core' }, async () => {
  await shop.openPage('<div id="shop" data-storefront data-api="/"></div><script async src="/storefront.js"></script>')
  await gate()
  expect(await shop.page.locator('#shop > storefront-root').count()).toBe(1)
})

test('a script that was re-hosted under another name serves the div form', async () => {
  await shop.page.route('**/cache/min-8f3a.js', async route => {
    const response = await fetch(`${shop.server.url}/storefront.js`)
    await route.fulfill({ contentType: 'text/javascript', body: await response.text() })
  })
  const besideIt: string[] = []
  shop.page.on('request', request => void (request.url().includes('/cache/chunks/') && besideIt.push(request.url())))
  await shop.openPage('<div data-storefront data-api="/"></div><script src="/cache/min-8f3a.js" defer></script>')
  await gate()
  // The other files are where the shop says, not beside a file of another name.
  expect(besideIt).toEqual([])
})

test('a storefront that a host mounted ends with its element, but not while that is moved', async () => {
  await shop.openPage('<aside></aside><main><div id="here"></div></main><script src="/storefront.js"></script>')
  const { page } = shop
  await page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('#here')!
    Object.assign(window, { handle: window.Storefront!.mount(here, { api: '/' }) })
  })
  await gate()
  await page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('#here')!))
  await gate()
  const root = await page.locator('storefront-root').elementHandle()
  const buttons = () => root.evaluate(element => element.shadowRoot!.querySelectorAll('button').length)
  expect(await buttons()).toBeGreaterThan(0)
  await page.evaluate(() => document.querySelector('aside')!.replaceChildren())
  await expect.poll(buttons).toBe(0)
})

test(
  'two tags, or the tag run twice, never make two storefronts in one place (SPEC C2)',
  { tags: 'core' },
  async () => {
    await shop.openPage(`<main>${tag}${tag}</main>`)
    await gate()
    await shop.page.evaluate(
      () =>
        new Promise(done => {
          const again = document.createElement('script')
          again.src = '/storefront.js'
          again.dataset['api'] = '/'
          again.addEventListener('load', done)
          document.body.append(again)
        })
    )
    expect(await roots()).toBe(1)
  }
)

test('Storefront.mount(element, options) does it from code and returns a handle', { tags: 'core' }, async () => {
  await shop.openPage('<div id="here"></div><script src="/storefront.js"></script>')
  const { page } = shop
  const version = await page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('#here')!
    const handle = window.Storefront!.mount(here, { api: '/', location: 'kensington' })
    const again = window.Storefront!.mount(here, { api: '/' })
    return { same: handle === again, version: window.Storefront!.version, cart: handle.cart() ?? null }
  })
  expect(version).toEqual({ same: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/), cart: null })
  await passGate(page)
  await page
    .getByRole('heading', { name: /kensington/i })
    .first()
    .waitFor()
  expect(new URL(page.url()).hash).toBe('')
})

test('a wrong option is said in a sentence that teaches, and the rest still works', async () => {
  await shop.openPage('<script src="/storefront.js" data-api="/" data-locatoin="x" data-accent="green"></script>')
  await gate()
  const said = () => shop.complaints.join('\n')
  await expect.poll(said).toMatch(/Unknown option "locatoin"; did you mean "location"/)
  await expect.poll(said).toMatch(/Invalid value "green" for the option "accent": expected a colour, such as `#1f6f4a`/)
})

test('a tag without an API reports the missing option and leaves the page unchanged', async () => {
  await shop.openPage('<p>Host</p><div data-storefront></div><script src="/storefront.js"></script>')
  await shop.page.waitForFunction(() => Boolean(window.Storefront))
  expect(await roots()).toBe(0)
  expect(shop.complaints.join()).toMatch(/option "api" is missing/)
})

test('unmount leaves nothing behind: no element, style, global or listener', { tags: 'core' }, async () => {
  await shop.openPage('<p>Host</p><div id="here"></div>', {
    head: `<script>
      window.keptListeners = new Map();
      const ids = new Map();
      const keyOf = (target, type, listener) => {
        if (!ids.has(listener)) ids.set(listener, ids.size);
        return [target === window ? 'window' : 'document', type, ids.get(listener)].join(' ');
      };
      for (const target of [window, document]) {
        const add = target.addEventListener, remove = target.removeEventListener;
        target.addEventListener = function (type, listener, options) {
          window.keptListeners.set(keyOf(target, type, listener), keyOf(target, type, listener) + String(listener).slice(0, 80)); return add.call(this, type, listener, options) };
        target.removeEventListener = function (type, listener, options) { window.keptListeners.delete(keyOf(target, type, listener)); return remove.call(this, type, listener, options) };
      }
    </script>`
  })
  const { page } = shop
  const before = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    globals: Reflect.ownKeys(window).map(String).toSorted(),
    history: [history.pushState, history.replaceState].map(String)
  }))
  await page.addScriptTag({ url: '/storefront.js' })
  await page.evaluate(() => document.querySelector('script[src="/storefront.js"]')?.remove())
  await page.evaluate(() => {
    const handle = window.Storefront!.mount(document.querySelector<HTMLElement>('#here')!, {
      api: '/',
      location: 'queen-west'
    })
    Object.assign(document.querySelector('#here')!, { handle })
  })
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const after = await page.evaluate(() => {
    const here = document.querySelector('#here') as HTMLElement & { handle: { unmount(): void } }
    here.handle.unmount()
    return {
      html: document.documentElement.outerHTML,
      globals: Reflect.ownKeys(window).map(String).toSorted(),
      history: [history.pushState, history.replaceState].map(String),
      sheets: document.adoptedStyleSheets.length,
      listeners: [...(window as unknown as { keptListeners: Map<unknown, string> }).keptListeners.values()].filter(
        name => !/playwright|_hitTargetInterceptor/.test(name)
      )
    }
  })
  expect(after.html).toBe(before.html)
  expect(after.globals.filter(name => !before.globals.includes(name))).toEqual(['Storefront'])
  expect(after.history).toEqual(before.history)
  expect(after.sheets).toBe(0)
  expect(after.listeners).toEqual([])
  expect(shop.complaints).toEqual([])
})

test('it can be mounted again after it was unmounted', { tags: 'core' }, async () => {
  await shop.openPage('<div id="here"></div><script src="/storefront.js"></script>')
  const { page } = shop
  await page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('#here')!
    window.Storefront!.mount(here, { api: '/' }).unmount()
    window.Storefront!.mount(here, { api: '/' })
  })
  await gate()
  expect(
    await page.locator('storefront-root').evaluate(root => root.shadowRoot!.adoptedStyleSheets[0]!.cssRules.length > 20)
  ).toBe(true)
})

test(
  'it works under a strict content security policy, with no style element and no inline style needed',
  { tags: 'core' },
  async () => {
    await shop.openPage(`<main>${tag}</main>`, {
      headers: {
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"
      }
    })
    await passGate(shop.page)
    await shop.page
      .getByRole('link', { name: /queen west/i })
      .first()
      .click()
    await shop.page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(shop.complaints.filter(text => /Content Security Policy/.test(text))).toEqual([])
  }
)

test('keys typed in our fields do not reach the host’s hot-keys', { tags: 'core' }, async () => {
  await shop.openPage(
    `<main>${tag}</main><script>window.pressed = []; addEventListener('keydown', event => pressed.push(event.key))</script>`,
    {
      hash: '#/queen-west'
    }
  )
  const { page } = shop
  await passGate(page)
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('')
  await page.keyboard.type('sg')
  expect(await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)).toEqual([])
})

test('what happens in the shop leaves it as storefront:<name> events', { tags: 'core' }, async () => {
  await shop.openPage(
    `<main>${tag}</main><script>window.heard = []; for (const name of ['ready', 'route', 'cart-changed']) document.addEventListener('storefront:' + name, event => heard.push([name, event.detail.path ?? event.detail.cart?.items.length ?? null]))</script>`
  )
  const { page } = shop
  await passGate(page)
  await page
    .getByRole('link', { name: /queen west/i })
    .first()
    .click()
  await page.getByRole('button', { name: /^add/i }).first().click()
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await expect.poll(heard).toEqual(
    expect.arrayContaining([
      ['ready', null],
      ['route', '/queen-west'],
      ['cart-changed', 1]
    ])
  )
})

bareTest(
  'the theme follows the page: dark on a dark page whatever the device likes, and when the page’s own switch is used',
  { tags: 'core' },
  async () => {
    await shop.newVisitor({ colorScheme: 'dark' })
    await shop.openPage(`<main>${tag}</main>`, {
      head: '<style>body { background: #fff } html.night body { background: rgb(18 18 18) }</style>'
    })
    const { page } = shop
    await gate()
    const theme = () => page.locator('storefront-root').getAttribute('data-theme')
    expect(await theme()).toBe('light')
    await page.evaluate(() => document.documentElement.classList.add('night'))
    await expect.poll(theme).toBe('dark')
  }
)

test('a screen that is come to by a link begins below a bar that the host keeps at the top', async () => {
  await shop.openPage(
    `<header style="position:sticky;top:0;height:80px;background:#eee;z-index:9">Host</header><div style="height:600px"></div><main>${tag}</main>`,
    { hash: '#/queen-west' }
  )
  const { page } = shop
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await addFirst(page)
  await bringIntoView(page.locator('[data-category]').nth(2))
  await goToCheckout(page)
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await expect
    .poll(() => page.locator('storefront-root').evaluate(root => Math.round(root.getBoundingClientRect().top)))
    .toBe(80)
})

test('passing the gate does not move the page under the shopper’s eyes', { tags: 'core' }, async () => {
  await shop.openPage(
    `<header style="height:700px">Host</header><main>${tag}</main><footer style="height:300px">Host</footer>`,
    { hash: '#/queen-west' }
  )
  const { page } = shop
  await page.getByRole('button', { name: /^yes/i }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 600))
  await passGate(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.getByRole('heading', { level: 2, name: 'Accessories' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(600)
})
