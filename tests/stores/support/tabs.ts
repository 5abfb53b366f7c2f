import { vi } from 'vitest'
import { type TestPlatform, testPlatform } from './test-env.ts'

/** A browser whose tabs share cookies and notify each other of changes. */
export interface Browser {
  cookies: Map<string, string>
  tabs: Set<TestPlatform>
  /** Messages sent between its tabs, in order. */
  messages: string[]
}

/** Creates a browser without tabs. */
export const openBrowser = (): Browser => ({ cookies: new Map(), tabs: new Set(), messages: [] })

/** Opens the whole app in a tab, with its own stores. */
export async function openTab(browser: Browser, api: string, hash: string) {
  vi.resetModules()
  const [
    app,
    env,
    parts,
    list,
    business,
    cart,
    lines,
    quantities,
    menu,
    language,
    location,
    session,
    current,
    signIn,
    toasts,
    user,
    age,
    link,
    popup
  ] = await Promise.all([
    import('../../../src/app/start.ts'),
    import('../../../src/platform/platform.ts'),
    import('../../../src/app/loading/parts.ts'),
    import('../../../src/app/chunks/part-list.ts'),
    import('../../../src/stores/location/business.ts'),
    import('../../../src/stores/cart/cart.ts'),
    import('../../../src/stores/cart/lines/cart-lines.ts'),
    import('../../../src/stores/cart/lines/quantities.ts'),
    import('../../../src/stores/menu/menu.ts'),
    import('../../../src/stores/core/language.ts'),
    import('../../../src/stores/location/location.ts'),
    import('../../../src/stores/session/session.ts'),
    import('../../../src/stores/session/sign-in/current-session.ts'),
    import('../../../src/stores/session/sign-in/sign-in.ts'),
    import('../../../src/client/toasts.ts'),
    import('../../../src/stores/session/user.ts'),
    import('../../../src/stores/session/visitor-age.ts'),
    import('../../../src/stores/session/sign-in/continue-as.ts'),
    import('../../../src/stores/core/popup.ts')
  ])
  const outside = testPlatform(browser.cookies)
  const { set, remove } = outside.storage
  // Like a BroadcastChannel: to all other tabs, asynchronously.
  const tell = () => {
    for (const tab of browser.tabs) if (tab !== outside) setTimeout(() => tab.changeElsewhere({}))
  }
  outside.storage.set = (key, text) => (set(key, text), tell())
  outside.storage.remove = key => (remove(key), tell())
  outside.tabs.post = message => {
    browser.messages.push(message)
    for (const tab of browser.tabs) if (tab !== outside) setTimeout(() => tab.hearTab(message))
  }
  outside.goTo(hash)
  browser.tabs.add(outside)
  env.setPlatform(outside)
  const running = app.startApp({ api, locale: 'en-CA', location: undefined, parts: list.partList })
  await vi.waitUntil(() => business.$business.get().state === 'ready', { timeout: 10_000 })
  // Later, its modules would be those of the next tab.
  await vi.waitUntil(() => parts.$parts.get().common?.state === 'ready', { timeout: 10_000 })
  return {
    outside,
    ...cart,
    ...lines,
    ...quantities,
    ...menu,
    ...language,
    ...location,
    ...session,
    ...current,
    ...signIn,
    ...toasts,
    ...user,
    ...age,
    /** Confirms the account of a link. */
    sayYes() {
      const shown = popup.$popup.get()
      if (shown?.key === 'continue-as') link.acceptLink(shown.data.session)
    },
    end() {
      browser.tabs.delete(outside)
      running.stop()
      env.setPlatform(undefined)
    }
  }
}

/** A tab with its stores. */
export type Tab = Awaited<ReturnType<typeof openTab>>
