import type { Locale } from '../../i18n/locale.ts'
import type { ShownFirst } from '../first-screen/show-first.ts'
import type { StorefrontOptions } from './options.ts'

/** The loader's way to the files of the build. */
export interface Files {
  /** Loads a part of the app by `load`, together with its imports. Rejects on failure. */
  loadPart<Code>(name: string, load: () => Promise<Code>): Promise<Code>
  /** Loads a part by its name alone. Rejects on failure. */
  loadFile<Code>(name: string): Promise<Code>
  /** Returns the URL of a file next to the loader. */
  urlOf(name: string): string
}

/** Sends a request. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Everything that the loader hands over to the app. */
export interface Handed {
  root: HTMLElement
  shadow: ShadowRoot
  options: StorefrontOptions
  /** The API's URL, absolute and without a trailing slash. */
  api: string
  locale: Locale
  nonce: string | undefined
  /** Stored state found by the loader: the age that a visitor of this tab was refused for, in years. */
  kept: { refused?: string | undefined }
  files: Files
  /** Returns the reply to a request that the loader sent ahead, once. */
  takeReply(url: string, init: RequestInit): Promise<Response> | undefined
  /** Sends a request by the page's `fetch` as the loader found it or, if that is not the browser's own, as `sendClear`. */
  send: Send
  /** Sends a request in a way that no script of the page has changed. */
  sendClear: Send
  /** Returns the first screen that a server has drawn, while it is shown. */
  firstScreen(): ShownFirst | undefined
  /** The ETags of the replies that were sent ahead, without `W/`, separated by spaces. */
  firstTags(): string
  /** Removes the placeholder, or the first screen unless `keeps`; called when there is something to show. */
  uncover(keeps?: boolean): void
  /** Called if the app can't start, because no language could be loaded. */
  onFailure(error: unknown): void
}

/** A method of the handle that the app answers. */
export type HostCall = 'navigate' | 'setTheme' | 'setLocale' | 'setAnalytics' | 'on' | 'cart'

/** A running app, as the loader's handle sees it. */
export interface Shop {
  unmount(): void
  /**
   * Calls a method of the handle. Arguments may be anything: nonsense is ignored, as is every call after `unmount`, and a
   * sentence in the console says so.
   */
  call(name: HostCall, args: readonly unknown[]): unknown
}
