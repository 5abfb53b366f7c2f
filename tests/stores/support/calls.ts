import { type TestPlatform, testPlatform } from './test-env.ts'

/** A request that the app made. */
export interface Call {
  method: string
  path: string
  headers: Headers
}

/** Records the requests that the app makes from now on. */
export function listCalls(outside: TestPlatform = testPlatform()): { outside: TestPlatform; calls: Call[] } {
  const calls: Call[] = []
  const { http } = outside
  outside.http = (url, init) => {
    calls.push({ method: init.method ?? 'GET', path: new URL(url).pathname, headers: new Headers(init.headers) })
    return http(url, init)
  }
  return { outside, calls }
}

/** What is held back until it is released. */
interface Held {
  arrived: Promise<void>
  release(): void
}

type IsHeld = (call: string) => boolean

function hold(outside: TestPlatform, isHeld: IsHeld, before: boolean): Held {
  const { http } = outside
  let release = () => {}
  let arrive = () => {}
  const gone = new Promise<void>(done => (release = done))
  const arrived = new Promise<void>(done => (arrive = done))
  outside.http = async (url, init) => {
    if (!isHeld(`${init.method} ${new URL(url).pathname}`)) return http(url, init)
    const response = before ? undefined : await http(url, init)
    arrive()
    await gone
    return response ?? http(url, init)
  }
  return { arrived, release }
}

/** Holds back the responses to requests that `isHeld` selects, until they are released. */
export const holdAnswers = (outside: TestPlatform, isHeld: IsHeld): Held => hold(outside, isHeld, false)

/** Holds back the requests themselves: the server gets them when they are released. */
export const holdCalls = (outside: TestPlatform, isHeld: IsHeld): Held => hold(outside, isHeld, true)
