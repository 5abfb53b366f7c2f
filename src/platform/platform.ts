import type { Cards } from './cards.ts'
import type { Emit } from './host-events.ts'

/** Storage that outlives a visit; each key holds one short text. */
export interface Storage {
  /** Returns the stored text, or undefined. */
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /**
   * Prepares the storage; in a frame, this may have to ask the browser for access. Resolves to false if nothing
   * outlives the page, so that the visit won't be remembered.
   */
  open(): Promise<boolean>
  /** Calls back when another tab of the same host changes a value. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
}

/** Messages between the tabs of the same host. */
export interface Tabs {
  /** Sends a message to all other tabs. */
  post(message: string): void
  /** Calls back with each message of another tab. Returns an unsubscribe function. */
  onMessage(listener: (message: string) => void): () => void
}

/** A cache for long texts, such as the last menu for when the API is down. A lookup of an entry that is gone returns undefined. */
export interface TextCache {
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
}

/** One text that is kept, such as while the tab is open, across reloads. */
export interface TabStorage {
  get(): string | undefined
  /** Stores a text; undefined removes it. */
  set(text: string | undefined): void
}

/** The page's URL, as far as the app uses it. */
export interface Address {
  /** Returns the fragment with its `#`, or an empty string. */
  hash(): string
  /** Returns the host page's own query with its `?`, or an empty string. */
  query(): string
  /** Replaces the host's query, only to remove a secret from it. */
  replaceQuery(query: string): void
  /** Sets the fragment and adds a history entry. */
  push(hash: string): void
  /** Sets the fragment without a history entry. */
  replace(hash: string): void
  /** Goes back one step, like the browser's button. */
  back(): void
  /**
   * Returns the place of the current entry in the history or, where the browser doesn't say, the number of entries: a new entry
   * makes both larger, and Back neither.
   */
  position(): number
  /** Returns the key of the current entry in the tab's history, which a reload keeps; undefined if the browser has none. */
  entry?(): string | undefined
  /** Returns the page's full URL with another query and fragment. */
  full(query: string, hash: string): string
  /** Calls back when the fragment is changed by anything but the app. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
}

/** The clock, in milliseconds since 1970 in UTC. */
export interface Clock {
  now(): number
  /** Calls back once after some milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

/** The browser's EventSource. */
export interface EventStream {
  /** 2 once it is closed and will not reconnect. */
  readonly readyState: number
  addEventListener(name: string, hear: (event: { data?: unknown; lastEventId?: string }) => void): void
  close(): void
}

/** A provider's response: a code, or none. */
export interface ProviderAnswer {
  code?: string
  state: string
}

/** The popup window of a provider's sign-in. */
export interface ProviderWindow {
  go(url: string): void
  close(): void
  /**
   * Calls back once: with the response, or with undefined if the window is closed first. Returns an unsubscribe
   * function.
   */
  onAnswer(listener: (answer: ProviderAnswer | undefined) => void): () => void
}

/** Access to sign-in providers. */
export interface Providers {
  /** Opens the sign-in window; must be called from a click. Returns undefined if popups are blocked. */
  openWindow(): ProviderWindow | undefined
  /** Leaves the page for another URL; in a frame, the page around it. */
  leave(url: string): void
  /** Returns the URL of the page that a provider returns to, if the storefront is in that page's frame. */
  page(): string | undefined
  /** Returns the SHA-256 of a text in base64url. Rejects if the page is not served over https. */
  digest(text: string): Promise<string>
}

/** A line of text, or a row with one part at each end, such as a bold total. An empty text is a gap. */
export type PaperLine = string | [start: string, end: string, weight?: 'bold']

/** A printout, from top to bottom. */
export interface Paper {
  title: string
  lang: string
  /** The paper of a receipt printer, as long as the printout; otherwise the printer's own. */
  width?: '80mm'
  /** Small lines below the title. */
  head?: string[]
  /** A code to read from afar, such as `B042`. */
  code?: string
  lines: PaperLine[]
  /** A QR code at the end, row by row, true for dark, with its caption. */
  qr?: { path: string; side: number; caption: string }
}

/** A kiosk's hold on its page. */
export interface KioskPage {
  /**
   * Hides the rest of the page, the browser's own menus and its autofill, and calls back at each touch and key.
   * Returns a function that gives the page back.
   */
  takeOver(onTouch: () => void): () => void
  /** Shows everything larger, or with more contrast. */
  see(sight: { isLarge: boolean; isStrong: boolean }): void
}

/** Printing, sound and storage of a kiosk's device. */
export interface Kiosk {
  /** The kiosk's registration and settings. */
  device: TabStorage
  /** The orders that have not been sent yet. */
  orders: TabStorage
  page: KioskPage
  /** The storefront's version. */
  version: string
  /** True if nothing may come up to type with. */
  lacksKeyboard: boolean
}

/** The port to the browser for the parts behind the first products. */
export interface Equipment {
  /** Prevents the host page from scrolling behind a dialog. Returns a function that releases the lock. Locks may be nested. */
  lockScroll(): () => void
  /**
   * Brings the storefront into view whenever a link of the page leads to one of its screens, and keeps what sticks between
   * the page's own bars. Returns an unsubscribe function.
   */
  followHostPage(): () => void
  /** The draft of the checkout, while the tab is open. */
  tab: TabStorage
  /** Keeps the age that a visitor was refused for, while the tab is open. */
  refusal: TabStorage
  /** One text that outlives visits on this device, kept because the shopper asked for it. */
  keep: TabStorage
  /** The choice for items that a store is out of, for the next cart on this device. */
  missing: TabStorage
  /** The favourites of a guest on this device. */
  favourites: TabStorage
  /**
   * Loads a transport over the retailer's PubNub; undefined if that fails. Without it, live messages use the API's own
   * events.
   */
  pubNub: (() => Promise<unknown>) | undefined
  /** Loads what mirrors events in the retailer's analytics. Resolves to a function that takes each event; undefined on failure. */
  loadAnalytics(): Promise<Emit | void>
  /** True if the shopper has asked for few downloads, or has a line that each of them would hold up. */
  savesData(): boolean
  /**
   * Downloads a part of the app and its messages into the browser's cache, without running them. Rejects on failure. Undefined
   * where a part can only be loaded as a whole.
   */
  download: ((part: string, locale: string) => Promise<void>) | undefined
  /** Prints a page of its own. */
  print(paper: Paper): void
  /** Sign-in providers. */
  providers: Providers
  /** Card payments. */
  cards: Cards
}

/** The port to the browser: everything the app needs from it. */
export interface Platform {
  clock: Clock
  storage: Storage
  tabs: Tabs
  cache: TextCache
  address: Address
  /** The age that a visitor of this tab was refused for before a reload, in years (SPEC C11). */
  refusedAge?: string | undefined
  http(url: string, init: RequestInit): Promise<Response>
  /** Returns an unguessable random id of 32 hexadecimal digits. */
  randomId(): string
  /** Returns the device's IANA time zone, such as `America/Toronto`. */
  zone(): string
  /** Logs a warning for the page's developer. */
  warn(sentence: string): void
  /** Sends an event to the host page, once the change is complete. */
  emit: Emit
  /** True while the retailer states that shoppers consent to analytics. */
  hasConsent?: boolean
  /** Returns the device's position, in degrees. The browser asks the shopper for permission. */
  locate(): Promise<{ lat: number; lng: number } | 'denied' | 'unavailable'>
  /** Calls back when the network is back or the page becomes visible again. Returns an unsubscribe function. */
  onReturn(listener: () => void): () => void
  /** Calls back when the page is hidden. Returns an unsubscribe function. */
  onLeave(listener: () => void): () => void
  /** Opens a stream of server-sent events; undefined if the browser doesn't support them. */
  openEvents(url: string): EventStream | undefined
  /** The scroll positions of the screens that the shopper left on this tab, and the id of the announcement bar closed on it. */
  scrollPositions?: TabStorage
  closedBar?: TabStorage
  /** The host page's scroll position, in px. */
  scroll: {
    get(): number
    set(top: number): void
    /** Returns how far the window's top is below that of the page in a frame as tall as that page; 0 elsewhere. */
    above(): number
    /** Scrolls to the top of the storefront if it is above the viewport. */
    toStart(): void
    /** Returns true if the page can't be scrolled further down. */
    isAtEnd(): boolean
  }
  /**
   * Loads a part of the app together with its imports. Rejects on failure; with `outdatedError` if the shop has been
   * updated since.
   */
  loadPart<Code>(name: string, load: () => Promise<Code>): Promise<Code>
  /** Loads the messages of a part of the app in a language, by key. Rejects on failure. */
  loadMessages(part: string, locale: string): Promise<Readonly<Record<string, string>>>
  /** Calls back once the browser has nothing urgent to do. Returns a function that cancels it. */
  whenIdle(run: () => void): () => void
  /** Reloads the page. */
  reload(): void
  /** True while a first screen is drawn by a server, or taken over from it: it may wait long for more. */
  isFirstDrawn?: boolean
  /** Set while a first screen is taken over: returns when the next of its cards is to be made the app's own, if not now. */
  takeTurn?: () => Promise<void> | undefined
  /** Shares a link through the device, or copies it: `shared` also if the user cancels, `failed` if neither is possible. */
  share(data: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'>
  /** Downloads a text as a file. */
  save(name: string, text: string): void
  /**
   * Sends a provider's response to the window that opened this one, and closes this one. Returns false without an
   * opener.
   */
  answerOpener(answer: ProviderAnswer): boolean
  /** Address providers to use in place of the API. */
  addresses?: { googlePlacesKey: string | undefined; photon: string | undefined }
  /** There once the part `common` is loaded. */
  equipment?: Equipment
  /** In a frame, locks the page around it along with the own one. Returns a function that releases the lock. */
  lockAround?: () => () => void
  /** In a frame, calls `open` once it is known where a dialog has to be. */
  openDialog?: ((open: () => void) => void) | undefined
  /** Printing, sound and storage of a kiosk's device. There once the part `kiosk` is loaded. */
  kiosk?: Kiosk
}

let current: Platform | undefined

/** Sets the platform for the whole app; called once per mount. */
export function setPlatform(env: Platform | undefined): void {
  current = env
}

/** Returns true while a platform is the current one; false once its storefront is unmounted. */
export const isCurrent = (env: Platform): boolean => current === env

/** Returns the current platform. Throws if used before a mount. */
export function platform(): Platform {
  if (!current) throw new Error('Storefront: used before it was mounted.')
  return current
}

/** Prevents the host page from scrolling behind a dialog, and opens it. Returns a function that releases the lock. */
export function lockScroll(open: () => void): () => void {
  const { equipment, lockAround, openDialog } = platform()
  // Before opening, which triggers a layout.
  const unlocks = [lockAround?.(), equipment?.lockScroll()]
  if (openDialog) openDialog(open)
  else open()
  return () => {
    for (const unlock of unlocks) unlock?.()
  }
}
