import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The board reads what a tab and a device keep when its page is loaded: each test loads it anew.
beforeEach(() => {
  vi.resetModules()
  // A module that is loaded anew would listen beyond its test.
  vi.stubGlobal('addEventListener', () => {})
  return () => {
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  }
})
afterEach(() => vi.resetModules())

const token = async () => (await import('../../src/staff/data/token.ts')).$token.get()
const sound = async () => (await import('../../src/staff/data/sound.ts')).$sound.get()

it('a tab has its token after a reload, and another tab has none', async () => {
  const { keepToken } = await import('../../src/staff/data/token.ts')
  keepToken('staff', false)
  vi.resetModules()
  expect(await token()).toBe('staff')
  sessionStorage.clear()
  vi.resetModules()
  expect(await token()).toBe('')
})

it('a session is there in every tab of the device', async () => {
  const { keepToken } = await import('../../src/staff/data/token.ts')
  keepToken('session', true)
  sessionStorage.clear()
  vi.resetModules()
  expect(await token()).toBe('session')
})

it('no one is signed in after a reload once the token is cleared', async () => {
  const { forgetToken, keepToken } = await import('../../src/staff/data/token.ts')
  keepToken('staff', false)
  keepToken('session', true)
  forgetToken()
  vi.resetModules()
  expect(await token()).toBe('')
})

it.each(['on', 'off'] as const)('the chime is still %s after a reload', async choice => {
  expect(await sound()).toBeUndefined()
  const { setSound } = await import('../../src/staff/data/sound.ts')
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = () => Promise.resolve()
    }
  )
  setSound(choice)
  vi.resetModules()
  expect(await sound()).toBe(choice)
})

it('the store that was chosen in this tab is selected after a reload', async () => {
  const { chooseStore } = await import('../../src/staff/data/stores.ts')
  chooseStore('kensington')
  vi.resetModules()
  const { $slug, readStores } = await import('../../src/staff/data/stores.ts')
  const { connect } = await import('../../src/staff/connect.ts')
  const { fakeShop } = await import('./support/shop.ts')
  const { install } = fakeShop()
  install()
  connect()
  await readStores()
  vi.unstubAllGlobals()
  expect($slug.get()).toBe('kensington')
})
