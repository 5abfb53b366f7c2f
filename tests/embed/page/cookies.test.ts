import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabChannel } from '../../../src/embed/browser/tab-channel.ts'
import { cookieStorage } from '../../../src/embed/browser/cookies.ts'
import type { Storage } from '../../../src/platform/platform.ts'

const key = 'storefront.session'
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
const { href } = window.location

/** The cookies of one name differ in being partitioned or not. */
interface Cookie {
  name: string
  value: string
  isPartitioned: boolean
}

let cookies: Cookie[]
/** False if the browser hides from a frame what its site keeps outside of it. */
let isShared: boolean

/** Sets a cookie as Chromium does: one that is written again keeps its place among the others. */
function setCookie(text: string): void {
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
  const isPartitioned = text.endsWith('; partitioned')
  if (!isPartitioned && !isShared) return
  const at = cookies.findIndex(one => one.name === name && one.isPartitioned === isPartitioned)
  const isOver = text.includes('max-age=0')
  if (at >= 0 && isOver) cookies.splice(at, 1)
  else if (at >= 0) cookies[at] = { name, value, isPartitioned }
  else if (!isOver) cookies.push({ name, value, isPartitioned })
}

const shown = () => cookies.filter(({ isPartitioned }) => isShared || isPartitioned)

beforeEach(() => {
  cookies = [{ name: key, value: 'outside', isPartitioned: false }]
  isShared = true
  happyDOM.setURL('https://retailer.example/shop')
  vi.spyOn(window, 'top', 'get').mockReturnValue({
    get location(): Location {
      throw new Error('Blocked a frame with origin "https://retailer.example".')
    }
  } as Window)
  vi.spyOn(document, 'cookie', 'set').mockImplementation(setCookie)
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    shown()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  happyDOM.setURL(href)
})

/** Starts in a frame of another site. */
async function start(): Promise<Storage> {
  const storage = cookieStorage(tabChannel())
  await storage.open()
  return storage
}

test('a session of the frame counts, though an older cookie of the site has the same name and another token', async () => {
  const storage = await start()
  expect(storage.get(key)).toBe('outside')
  storage.set(key, 'inside')
  expect(storage.get(key)).toBe('inside')
  expect((await start()).get(key)).toBe('inside')
})

test('who signs out in a frame is not signed in again by an older cookie of the site with the same name', async () => {
  const storage = await start()
  storage.set(key, 'inside')
  storage.remove(key)
  expect(storage.get(key)).toBeUndefined()
  expect((await start()).get(key)).toBeUndefined()
  expect(cookies).toEqual([])
})

test('a frame leaves a session of the site alone that the browser hides from it', async () => {
  isShared = false
  const storage = await start()
  expect(storage.get(key)).toBeUndefined()
  storage.set(key, 'inside')
  storage.remove(key)
  isShared = true
  expect(cookies).toEqual([{ name: key, value: 'outside', isPartitioned: false }])
})

test('a frame sets no cookie outside of its partition while none is in the way', async () => {
  cookies = []
  const storage = await start()
  storage.set(key, 'inside')
  expect(cookies.map(({ isPartitioned }) => isPartitioned)).toEqual([true])
})
