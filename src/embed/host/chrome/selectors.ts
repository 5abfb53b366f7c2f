import { rootName } from '../../mount/root-name.ts'
import { themes } from './themes.ts'

type Part = 'header' | 'footer'

/** Most themes' names for a page's header or footer, besides the landmark itself. */
const common: Record<Part, string> = {
  header: 'header,[role=banner],#header,#masthead,#main-header,.site-header',
  footer: 'footer,[role=contentinfo],#footer,#colophon,#main-footer,.site-footer'
}

/** The page's main content. */
const content =
  'main,[role=main],#content,#primary,#wsite-content,.site-content,.site-main,.content-area,.entry-content,blockquote,article,dialog,[role=dialog]'

/** Other elements whose own headers and footers are not the page's. */
const sectioning = 'aside,fieldset,figure,form,li,nav,section,td,[role=article],.hentry'

/** What headers and footers of a part of the content are named after, or are in. */
const things = ['article', 'card', 'comment', 'entry', 'modal', 'post', 'quote', 'review', 'testimonial']

const inThing = things.map(name => `.${name},[class$="-${name}"],[class*="-${name} "]`).join()
const ofThing = things
  .flatMap(name => ['-', '_'].map(mark => `[class^="${name}${mark}"],[class*=" ${name}${mark}"]`))
  .join()

/** What asks for consent, or opens over the page: its header and footer are its own, and hold its buttons. */
const overPage = ['cookie', 'consent', 'gdpr', 'privacy', 'popup']
  .flatMap(name => [`[class*="${name}" i]`, `[id*="${name}" i]`])
  .concat('[role=alertdialog],[aria-modal]')
  .map(selector => `:is(${selector}):not(html,body)`)
  .join()

/** Selects a page's header or footer: the landmark, or what themes call it. */
const detected = (part: Part): string =>
  `:is(${common[part]}):not(:is(${sectioning},${overPage}) *,${ofThing},${overPage}),${themes.map(theme => theme[part]).join()}`

/** Browsers from before 2024 may not support `:has` and would drop the whole rule. */
const holds = (inside: string) => (CSS.supports('selector(:has(a))') ? `:has(${inside}),` : '')

/** Hides the matches of a selector, over any rule of the host's, except those that contain the storefront. */
export const hide = (selector: string, holding = ''): string =>
  `:is(${selector}):not(${holds(`${rootName},[data-storefront],script[data-api]${holding}`)}#_#_#_){display:none!important}`

/** Hides a page's header or footer as it is detected, outside and not around the page's main content. */
export const hideDetected = (part: Part): string =>
  hide(`:is(${detected(part)}):not(:is(${content}) *,:is(${inThing}):not(body) *)`, ',main,[role=main]')
