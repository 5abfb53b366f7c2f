import type { Locale } from '../../../i18n/locale.ts'
import { matchLocale } from '../../../i18n/match-locale.ts'

/** Here and not with the other messages, which are loaded in the frame. */
const titles: Record<Locale, string> = { 'en-CA': 'Shop', 'fr-CA': 'Boutique' }

/** Returns the title of the frame, by which screen readers announce it; undefined for a language that the shop lacks. */
export function titleFor(tag: unknown): string | undefined {
  const locale = matchLocale(String(tag), Object.keys(titles) as Locale[])
  return locale && titles[locale]
}

/** Creates the frame of a shop. It begins as tall as the room that is reserved for it. */
export function createFrame(address: URL, locale: Locale, minHeight: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = titles[locale]
  frame.allow = 'geolocation; payment; clipboard-write'
  // The server names the page that the shop may talk to; it must not learn more than its origin.
  frame.referrerPolicy = 'origin'
  frame.style.cssText = `display:block;width:100%;height:${minHeight};border:0;color-scheme:normal`
  frame.src = address.href
  return frame
}
