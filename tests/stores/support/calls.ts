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

/** Holds back the responses to requests that `isHeld` selects, until they are released. */
export function holdAnswers(
  outside: TestPlatform,
  isHeld: (call: string) => boolean
): { arrived: Promise<void>; release(): void } {
  const { http } = outside
  let release = () => {}
  let arrive = () => {}
  const gone = new Promise<void>(done => (release = done))
  const arrived = new Promise<void>(done => (arrive = done))
  outside.http = async (url, init) => {
    const response = await http(url, init)
    if (isHeld(`${init.method} ${new URL(url).pathname}`)) {
      arrive()
      await gone
    }
    return response
  }
  return { arrived, release }
}

/** Skips the delays before retries; timeouts are kept. */
export function skipPauses({ clock }: TestPlatform): void {
  const { after } = clock
  clock.after = (ms, run) => after(ms < 5000 ? 0 : ms, run)
}
