import type { FirstScreen } from '../../contract/store/first-screen.ts'
import { type OwnLook, lookTokens } from '../../theme/look.ts'
import { rootStyle } from '../../theme/root-style.ts'
import { rootClass } from '../../theme/root-class.ts'

/** Settings of the page that a first screen is printed into. */
export interface PrintedPage extends OwnLook {
  /** A BCP 47 tag. */
  locale: string
  /** Whether the page is light or dark; without it, the device's setting counts until the loader is there. */
  theme?: 'light' | 'dark' | undefined
  /** The height in px reserved before the shop is rendered, as in the option `min-height`. */
  minHeight?: number | undefined
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const attribute = (name: string, text: string | undefined): string =>
  text === undefined ? '' : ` ${name}="${quoted(text)}"`

/**
 * Returns a first screen as markup to print into a host page, as the last child of the storefront's element: a
 * declarative shadow root, which is shown without any script and taken over by the loader. Print only what each visitor
 * of the page may see: a menu only if `minAge` is 0.
 */
export function printFirstScreen(screen: FirstScreen, page: PrintedPage): string {
  const { html, style, ...facts } = screen
  const tokens = Object.entries(lookTokens(page)).map(([name, value]) => `${name}:${value}`)
  const look = [rootStyle(page.minHeight), ...tokens].join(';')
  const root = [
    attribute('lang', page.locale),
    attribute('data-theme', page.theme),
    attribute('style', look),
    attribute('data-first', JSON.stringify(facts))
  ].join('')
  const sheet = `<style${attribute('nonce', page.nonce)}>${style}</style>`
  const content = `<div class="${rootClass}">${html.replaceAll(' data-style="', ' style="')}</div>`
  return `<storefront-root${root}><template shadowrootmode="open">${sheet}${content}</template></storefront-root>`
}
