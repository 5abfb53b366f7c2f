import type { ReadableAtom } from 'nanostores'
import type { RunningServer } from '../../../src/server/start-options.ts'
import { putBack, sharedServer, type SharedOptions } from '../../server/support/process/shared-server.ts'
import { partList } from '../../../src/app/chunks/part-list.ts'
import { $parts } from '../../../src/app/loading/parts.ts'
import { startApp } from '../../../src/app/start.ts'
import { setPlatform } from '../../../src/platform/platform.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { $menu } from '../../../src/stores/menu/menu.ts'
import { $business } from '../../../src/stores/location/business.ts'
import type { AsyncState } from '../../../src/client/async-state.ts'
import { shortMenu } from './short-menu.ts'
import { type TestPlatform, testPlatform } from './test-env.ts'

export type DemoServer = RunningServer

/** The real demo server with a short menu, as no test has used it yet; the worker's files share it. */
export async function startDemo(options?: SharedOptions, menu = shortMenu): Promise<DemoServer> {
  const server = await sharedServer(options, menu)
  await putBack(server)
  return server
}

/** A shopper's visit. */
export interface Visit {
  outside: TestPlatform
  /** Resolves when the first language's messages are loaded. */
  ready: Promise<void>
  end(): void
}

/**
 * Begins a visit at a fragment, like a mounted storefront; `cookies` and `cached` are the state of an earlier visit.
 */
export function visit(
  api: string,
  options: {
    hash?: string
    cookies?: Map<string, string>
    cached?: Map<string, string>
    locale?: Locale
    isOnline?: boolean
    location?: string
    outside?: TestPlatform
  } = {}
): Visit {
  const outside = options.outside ?? testPlatform(options.cookies, options.cached)
  if (options.isOnline === false) outside.setOnline(false)
  if (options.hash) outside.goTo(options.hash)
  setPlatform(outside)
  const app = startApp({ api, locale: options.locale ?? 'en-CA', location: options.location, parts: partList })
  return {
    outside,
    ready: app.ready,
    end() {
      app.stop()
      setPlatform(undefined)
    }
  }
}

/** Waits until a store's value meets a condition. */
export function until<Value>(store: ReadableAtom<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  return new Promise(done => {
    let end = () => {}
    let isDone = false
    end = store.subscribe(value => {
      if (isDone || !isSo(value)) return
      isDone = true
      done(value)
      queueMicrotask(() => end())
    })
  })
}

/** Waits until an async store has finished loading. */
export const settled = <Value>(store: ReadableAtom<AsyncState<Value>>): Promise<AsyncState<Value>> =>
  until(store, load => load.state !== 'idle' && load.state !== 'loading')

/** Waits until the shop, the whole menu and all code are loaded. */
export async function shopIsOpen(): Promise<void> {
  await until($business, load => load.state === 'ready')
  await until($menu, load => load.state === 'ready' && load.value.complete)
  await until($parts, ({ common }) => common?.state === 'ready')
}
