import type { CardSettings } from '../contract/order/payment-settings.ts'

/** What the app may keep between visits; each key is one short text. */
export interface Storage {
  /** The text kept under the key, or undefined. */
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /**
   * Gets ready; a frame may have to ask the browser, so it may take a while. False where nothing outlives the page, so
   * that the visit won't be remembered.
   */
  open(): Promise<boolean>
  /** Calls back when another tab of the same host changed something that is kept; the answer ends it. */
  onChange(listener: () => void): () => void
}

/** Long texts that may be lost at any time, such as the last menu for when the API is down; where none can be kept, none is found. */
export interface TextCache {
  get(key: string): Promise<string | undefined>
  set(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
}

/** One text that is kept for as long as the tab is open, over reloads too. */
export interface TabStorage {
  get(): string | undefined
  /** Keeps another text; undefined for none. */
  set(text: string | undefined): void
}

/** The page's address as the app sees it. */
export interface Address {
  /** The fragment with its `#`, or an empty text. */
  hash(): string
  /** The host page's own query with its `?`, or an empty text. */
  query(): string
  /** Puts another query in the place of the host's, to take a secret out of it; for nothing else. */
  replaceQuery(query: string): void
  /** Puts a new fragment into the address, as a step that Back undoes. */
  push(hash: string): void
  /** Puts another fragment in the place of this one. */
  replace(hash: string): void
  /** Goes one step back, as the browser's own button does. */
  back(): void
  /** The page's whole address, with another query and fragment. */
  full(query: string, hash: string): string
  /** Calls back when the fragment was changed by anyone but the app; the answer ends it. */
  onChange(listener: () => void): () => void
}

/** The clock, in milliseconds since 1970 in UTC. */
export interface Clock {
  now(): number
  /** Calls back once after some milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

/** Server-sent events as the browser reads them. */
export interface EventStream {
  /** 2 once it has ended and does not come back by itself. */
  readonly readyState: number
  addEventListener(name: string, hear: (event: { data?: unknown; lastEventId?: string }) => void): void
  close(): void
}

/** What a provider sent back: a code, or none. */
export interface ProviderAnswer {
  code?: string
  state: string
}

/** A window that a provider signs somebody in at. */
export interface ProviderWindow {
  go(url: string): void
  close(): void
  /** Calls back once: with the answer that came back to it, or with nothing when it was closed before; the answer ends it. */
  onAnswer(listener: (answer: ProviderAnswer | undefined) => void): () => void
}

/** How the shopper comes to a provider. */
export interface Providers {
  /** Opens a window for the sign-in, when a button is pressed; undefined where the browser lets none be opened. */
  openWindow(): ProviderWindow | undefined
  /** Leaves the page for another address. */
  leave(url: string): void
  /** The SHA-256 of a text, in base64url. Fails where the page is not served by https. */
  digest(text: string): Promise<string>
}

/** The retailer's PubNub, where messages come by it; `load` gets its SDK. */
export interface MessageKeys {
  subscribeKey: string
  cipherKey: string | undefined
  load(): Promise<unknown>
}

/** What is put on paper, from top to bottom: lines of text, and rows whose two parts stand at the line's ends. */
export interface Paper {
  title: string
  lang: string
  lines: (string | [string, string])[]
}

/** What is to be paid by card: cents, and what the provider's own form is opened with, where it has one. */
export interface CardIntent {
  amount: number
  currency: string
  ticket: string | null
}

/** What came of a card's fields: what stands for the card, or why there is nothing; `fields` say themselves what is wrong with them. */
export type Collected =
  | { is: 'token'; token: string }
  | { is: 'cancelled' }
  | { is: 'failed'; why: 'fields' | 'timeout' }

/** A provider's fields for a card on the page; what is typed there is the provider's alone. */
export interface CardFields {
  collect(intent: CardIntent): Promise<Collected>
  /** Takes them away, with all that came with them. */
  unmount(): void
}

/** How cards are taken on the page. */
export interface Cards {
  /** Loads the provider's script, in the place of any earlier copy, and puts its fields where the slot `payment` is. Fails when they can't be had. */
  mount(settings: CardSettings, shown: { locale: string; title: string }): Promise<CardFields>
}

/** The port to the outside: all that the app asks of a browser. */
export interface Platform {
  clock: Clock
  storage: Storage
  cache: TextCache
  tab: TabStorage
  address: Address
  http(url: string, init: RequestInit): Promise<Response>
  /** A fresh text that can't be guessed, 32 hexadecimal digits. */
  randomId(): string
  /** The IANA zone of the device's clocks, such as `America/Toronto`. */
  zone(): string
  /** Tells the page's developer something, in a sentence. */
  warn(sentence: string): void
  /** Where the device is, in degrees: the browser asks the shopper, who may say no. */
  locate(): Promise<{ lat: number; lng: number } | 'denied' | 'unavailable'>
  /** Calls back when the network is said to be back or the page is looked at again; the answer ends it. */
  onReturn(listener: () => void): () => void
  /** Calls back when the page is looked at no longer; the answer ends it. */
  onLeave(listener: () => void): () => void
  /** Opens a stream of server-sent events; undefined where the browser knows none. */
  openEvents(url: string): EventStream | undefined
  /** Where the host page is scrolled to, in px, and how to go there. */
  scroll: {
    get(): number
    set(top: number): void
    /** Brings the storefront's beginning into view when it is scrolled past. */
    toStart(): void
  }
  /** Gets code that the first products do without: by `load`, or from where the browser has it. Fails when it can't be had. */
  loadCode<Code>(load: () => Promise<Code>): Promise<Code>
  /**
   * Hands a link to what the device shares with, or puts it where it can be pasted from. `shared` too when the person
   * thought better of it; `failed` when neither can be had.
   */
  share(data: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'>
  /** Hands a text over as a file of that name, to be kept on the device. */
  save(name: string, text: string): void
  /** Hands a provider's answer to the window that opened this one, and closes this one; false where none did. */
  answerOpener(answer: ProviderAnswer): boolean
  /** The retailer's PubNub; without one, messages come by the API's own events. */
  pubNub?: MessageKeys | undefined
  /** Where addresses are looked up, when not by the API. */
  addresses?: { googlePlacesKey: string | undefined; photon: string | undefined }
  /** Prints something apart from the page; it comes with the code that needs it. */
  print?: (paper: Paper) => void
  /** The way to a provider; it comes with the code that needs it. */
  providers?: Providers
  /** The way to pay by card; it comes with the code that needs it. */
  cards?: Cards
  /** Keeps the host page from being scrolled, behind a dialog; the answer ends it. Locks may be nested. */
  lockScroll(): () => void
}

let current: Platform | undefined

/** Sets the outside that all of the app works with; a mount does it once. */
export function setPlatform(env: Platform | undefined): void {
  current = env
}

/** Whether an outside is still the one in force: false once its storefront was unmounted. */
export const isCurrent = (outside: Platform): boolean => current === outside

/** The outside; using it before a mount is a bug. */
export function platform(): Platform {
  if (!current) throw new Error('Storefront: used before it was mounted.')
  return current
}

/** Keeps the host page from being scrolled behind a dialog; the answer ends it. */
export const lockScroll = (): (() => void) => platform().lockScroll()
