import { createHash, randomUUID } from 'node:crypto'
import type { Emit } from '../../../src/platform/host-events.ts'
import { readMessages } from '../../i18n/support/read-messages.ts'
import type { Equipment, Platform } from '../../../src/platform/platform.ts'
import { type TestClock, testClock } from './test-clock.ts'

/** A platform for tests: cookies and address in memory, the real network, and recorded warnings. */
export interface TestPlatform extends Platform {
  clock: TestClock
  equipment: Equipment
  warnings: string[]
  /** What the host page was told of. */
  events: Parameters<Emit>[]
  cookies: Map<string, string>
  /** Keys that the app has written or removed, in order. */
  writes: string[]
  /** The host page's own query, with its `?`. */
  pageQuery: string
  /** The URL that the page was left for. */
  left: string | undefined
  /** Cached texts, by key. */
  cached: Map<string, string>
  /** The tab's session storage. */
  tabKept: string | undefined
  /** The age that the tab's session has refused. */
  refusedAge: string | undefined
  /** What the device remembers of the shopper. */
  remembered: string | undefined
  /** The choice for missing items that the device remembers. */
  missingChoice: string | undefined
  /** The favourites that the device keeps. */
  keptFavourites: string | undefined
  /** The device's response to a location request. */
  whereabouts: Awaited<ReturnType<Platform['locate']>>
  /** Number of location requests. */
  timesLocated: number
  /** Shared links. */
  shared: string[]
  /** Saved files, by name. */
  saved: Map<string, string>
  /** Delivers a message like another tab. */
  hearTab(message: string): void
  /** Messages sent to other tabs. */
  posted: string[]
  /** Changes persisted state like another tab: each text is stored under its key, undefined removes it. */
  changeElsewhere(texts: Record<string, string | undefined>): void
  /** Sets the fragment like Back or the shopper's own typing. */
  goTo(hash: string): void
  /** Disconnects or reconnects the network. */
  setOnline(isOnline: boolean): void
  /** Resolves once no call is under way and none follows at once. */
  rest(): Promise<void>
  /** Reports that the page was hidden. */
  leave(): void
  /** Reports that the network is back. */
  comeBack(): void
}

/** Creates a platform; `cookies` carries over the state of an earlier visit. */
export function testPlatform(cookies = new Map<string, string>(), cached = new Map<string, string>()): TestPlatform {
  const steps = ['']
  const listeners = new Set<() => void>()
  const returns = new Set<() => void>()
  const leaves = new Set<() => void>()
  const changes = new Set<() => void>()
  const hearers = new Set<(message: string) => void>()
  const posted: string[] = []
  const warnings: string[] = []
  const events: Parameters<Emit>[] = []
  const writes: string[] = []
  const shared: string[] = []
  const saved = new Map<string, string>()
  let isOnline = true
  let underWay = 0
  let top = 0
  let scrollPositions: string | undefined
  const outside: TestPlatform = {
    equipment: testEquipment(() => outside),
    warnings,
    events,
    cookies,
    writes,
    shared,
    saved,
    posted,
    tabs: {
      post: message => void posted.push(message),
      onMessage(listener) {
        hearers.add(listener)
        return () => void hearers.delete(listener)
      }
    },
    left: undefined,
    pageQuery: '',
    cached,
    tabKept: undefined,
    refusedAge: undefined,
    remembered: undefined,
    missingChoice: undefined,
    keptFavourites: undefined,
    scrollPositions: { get: () => scrollPositions, set: text => void (scrollPositions = text) },
    cache: {
      get: key => Promise.resolve(cached.get(key)),
      set: (key, text) => Promise.resolve(void cached.set(key, text))
    },
    whereabouts: 'unavailable',
    timesLocated: 0,
    clock: testClock(() => outside.rest()),
    storage: {
      get: key => cookies.get(key),
      set(key, value) {
        writes.push(key)
        cookies.set(key, value)
      },
      remove(key) {
        writes.push(key)
        cookies.delete(key)
      },
      open: () => Promise.resolve(true),
      onChange(listener) {
        changes.add(listener)
        return () => void changes.delete(listener)
      }
    },
    address: {
      hash: () => steps.at(-1) ?? '',
      query: () => outside.pageQuery,
      replaceQuery: query => void (outside.pageQuery = query),
      push: hash => void steps.push(hash),
      replace: hash => void steps.splice(-1, 1, hash),
      back() {
        steps.pop()
        for (const listener of listeners) listener()
      },
      position: () => steps.length,
      full: (query, hash) => `https://shop.example/${query}${hash}`,
      onChange(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }
    },
    async http(url, init) {
      if (!isOnline) throw new TypeError('Failed to fetch')
      underWay++
      try {
        const response = await fetch(url, init)
        // Until its body is there too, which the app reads.
        await response.clone().arrayBuffer()
        return response
      } finally {
        underWay--
      }
    },
    async rest() {
      for (let turns = 0; turns < 5; turns = underWay === 0 ? turns + 1 : 0) await new Promise(setImmediate)
    },
    loadPart: (_, load) => load(),
    loadMessages: readMessages,
    whenIdle: run => outside.clock.after(0, run),
    reload() {},
    answerOpener: () => false,
    randomId: () => randomUUID().replaceAll('-', ''),
    zone: () => 'America/Toronto',
    warn: sentence => void warnings.push(sentence),
    emit: (...event) => void events.push(event),
    locate() {
      outside.timesLocated++
      return Promise.resolve(outside.whereabouts)
    },
    onReturn(listener) {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
    onLeave(listener) {
      leaves.add(listener)
      return () => void leaves.delete(listener)
    },
    openEvents: () => undefined,
    scroll: {
      get: () => top,
      above: () => 0,
      set: next => void (top = next),
      toStart: () => void (top = 0),
      isAtEnd: () => false
    },
    share: data => {
      shared.push(data.url)
      return Promise.resolve('copied')
    },
    save: (name, text) => void saved.set(name, text),
    changeElsewhere(texts) {
      for (const [key, text] of Object.entries(texts)) {
        if (text === undefined) cookies.delete(key)
        else cookies.set(key, text)
      }
      for (const listener of changes) listener()
    },
    hearTab(message) {
      for (const hear of hearers) hear(message)
    },
    goTo(hash) {
      steps.push(hash)
      for (const listener of listeners) listener()
    },
    setOnline: next => void (isOnline = next),
    leave() {
      for (const listener of leaves) listener()
    },
    comeBack() {
      isOnline = true
      for (const listener of returns) listener()
    }
  }
  return outside
}

/** Implements the equipment of a test platform: storage in memory, and neither cards nor analytics. */
function testEquipment(platform: () => TestPlatform): Equipment {
  return {
    refusal: { get: () => undefined, set: text => void (platform().refusedAge = text) },
    missing: { get: () => platform().missingChoice, set: text => void (platform().missingChoice = text) },
    favourites: { get: () => platform().keptFavourites, set: text => void (platform().keptFavourites = text) },
    keep: { get: () => platform().remembered, set: text => void (platform().remembered = text) },
    tab: { get: () => platform().tabKept, set: text => void (platform().tabKept = text) },
    providers: {
      openWindow: () => undefined,
      leave: url => void (platform().left = url),
      page: () => undefined,
      digest: text => Promise.resolve(createHash('sha256').update(text).digest('base64url'))
    },
    lockScroll: () => () => {},
    followHostPage: () => () => {},
    pubNub: undefined,
    loadAnalytics: () => Promise.resolve(),
    savesData: () => false,
    download: undefined,
    print() {},
    cards: { mount: () => Promise.reject(new Error('There are no cards.')) }
  }
}
