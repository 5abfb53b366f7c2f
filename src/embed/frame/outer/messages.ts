/**
 * The messages between a page and the shop in its frame. Either side may be of another build, or of another site: messages
 * of another version or an unexpected shape are ignored.
 */
import type { StorefrontEvents } from '../../../platform/host-events.ts'
import type { HostCall } from '../../mount/options-from-script.ts'

const TYPE = 'storefront:frame'
const VERSION = 1

/** Messages from the page. */
export interface FromPage {
  /**
   * Answers `hello`. `page` is the page's own address without its fragment; only one shop of a page owns the fragment.
   * `entry` is the key of the page's entry in the tab's history, where the browser has one.
   */
  welcome: { page: string; ownsAddress: boolean; entry?: string | undefined }
  /**
   * The part of the frame that is visible, in CSS px from its top. The window begins `above` px below that top, its first
   * `bar` px are covered by the page's sticky bar, it is `room` px high, and the page is scrolled to `scroll`. `turn` is that
   * of the last `scroll` from the frame; `isOnWay` while the frame is too short to be scrolled there.
   */
  view: {
    top: number
    height: number
    bar: number
    above: number
    room: number
    scroll: number
    isAtEnd: boolean
    turn: number
    isOnWay: boolean
  }
  /** The shopper has gone back, forward, or to another fragment of ours. */
  route: { hash: string; entry?: string | undefined }
  /** Answers `route`: the page's history has another entry now. */
  entry: { entry?: string | undefined }
  call: { name: Exclude<HostCall, 'on' | 'cart'>; given: unknown[] }
  /** A sign-in provider has returned to the page: with a code, or '' if it has refused. `kept` is that of `leave`. */
  answer: { state: string; code: string; kept: object }
}

/** Messages from the shop in the frame. */
export interface FromFrame {
  hello: { hash: string }
  /** The shop is on another screen, with a history entry of its own or without. */
  route: { hash: string; isNew: boolean }
  back: Record<string, never>
  /** The page is to be scrolled to there. */
  scroll: { top: number; turn: number }
  /** A dialog is open at `top` of the page, behind which nothing scrolls, or none is. */
  lock: { isOn: boolean; top: number }
  event: { name: keyof StorefrontEvents; detail: unknown }
  /** An event for the page's `dataLayer`. */
  layer: { event: object }
  /** The page is to be left for a sign-in provider, and to keep these texts until it returns. */
  leave: { url: string; kept: object }
}

/** A message with its kind. */
type Said<All> = { [Kind in keyof All]: { kind: Kind } & All[Kind] }[keyof All]

type Check = (value: unknown) => boolean
const number: Check = Number.isFinite
const flag: Check = value => typeof value === 'boolean'
const text: Check = value => typeof value === 'string'
const maybeText: Check = value => value === undefined || typeof value === 'string'
const fragment: Check = value => typeof value === 'string' && /^(#\/|$)/.test(value)
const address: Check = value => typeof value === 'string' && /^https?:/.test(value)
const thing: Check = value => typeof value === 'object' && value !== null
const any: Check = () => true

const ofPage: Record<keyof FromPage, Record<string, Check>> = {
  welcome: { page: text, ownsAddress: flag, entry: maybeText },
  view: {
    top: number,
    height: number,
    bar: number,
    above: number,
    room: number,
    scroll: number,
    isAtEnd: flag,
    turn: number,
    isOnWay: flag
  },
  route: { hash: fragment, entry: maybeText },
  entry: { entry: maybeText },
  call: { name: text, given: Array.isArray },
  answer: { state: text, code: text, kept: thing }
}
const ofFrame: Record<keyof FromFrame, Record<string, Check>> = {
  hello: { hash: fragment },
  route: { hash: fragment, isNew: flag },
  back: {},
  scroll: { top: number, turn: number },
  lock: { isOn: flag, top: number },
  event: { name: text, detail: any },
  layer: { event: thing },
  leave: { url: address, kept: thing }
}

const reader =
  <All>(shapes: Record<string, Record<string, Check>>) =>
  (data: unknown): Said<All> | undefined => {
    const { type, v, kind, ...rest } = (thing(data) ? data : {}) as Record<string, unknown>
    const shape = type === TYPE && v === VERSION && new Map(Object.entries(shapes)).get(String(kind))
    if (!shape || !Object.entries(shape).every(([name, check]) => check(rest[name]))) return undefined
    return { kind, ...rest } as Said<All>
  }

/** Says something of a kind to the other side. */
export type Notify<All> = <Kind extends keyof All>(kind: Kind, what: All[Kind]) => void

/** Reads a message; undefined for any other. */
export const readFromPage = reader<FromPage>(ofPage)
export const readFromFrame = reader<FromFrame>(ofFrame)

/** Sends a message to a window, which gets it only if it is of that origin. A value that can't be copied isn't sent. */
export function send(to: Window, origin: string, kind: string, rest: object): void {
  try {
    to.postMessage({ type: TYPE, v: VERSION, kind, ...rest }, origin)
  } catch {
    // A value that can't be copied, or an origin that no window can have.
  }
}
