import type { Paper } from '../../platform/platform.ts'

const looks = `body{margin:24px;font:14px/1.5 system-ui,sans-serif;color:black;background:white}
h1{font-size:20px}p{margin:4px 0}p:empty{height:8px}[data-ends]{display:flex;justify-content:space-between;gap:24px;font-variant-numeric:tabular-nums}
[data-bold]{font-weight:700}[data-code]{font-size:44px;line-height:1.1;font-weight:700}
svg{display:block;width:120px;margin-top:12px}`

/** Settings of a receipt printer: 74 mm of its roll, and lines that separate, for it has no greys. */
const narrow = `body{margin:0;width:74mm;font-size:13px;line-height:1.3;overflow-wrap:break-word}h1{font-size:16px;margin:0 0 2px}
h1,[data-head],[data-code],[data-caption]{text-align:center}[data-head],[data-caption]{font-size:12px;margin:0}
[data-code]{margin:8px 0 6px;padding:4px 0;border-block:2px solid}p{margin:3px 0}p:empty{height:0;margin:6px 0;border-top:1px dashed}
[data-ends]{gap:12px}[data-ends]>:last-child{white-space:nowrap}[data-bold]{font-size:15px}svg{width:34mm;margin:10px auto 4px}`

const SVG = 'http://www.w3.org/2000/svg'

/** Draws the dark modules of a QR code. */
function drawQr(page: Document, { path: modules, side }: NonNullable<Paper['qr']>): Element {
  const image = page.createElementNS(SVG, 'svg')
  image.setAttribute('viewBox', `0 0 ${side} ${side}`)
  image.setAttribute('shape-rendering', 'crispEdges')
  const path = page.createElementNS(SVG, 'path')
  path.setAttribute('d', modules)
  image.append(path)
  return image
}

/** Adds styles to the document of a frame: as a constructed sheet, which no content security policy blocks, if it can. */
function addStyles(page: Document, text: string, nonce: string | undefined): void {
  const Sheet = (page.defaultView as (Window & { CSSStyleSheet?: typeof CSSStyleSheet }) | null)?.CSSStyleSheet
  if (Sheet && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in page) {
    const sheet = new Sheet()
    sheet.replaceSync(text)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    return
  }
  const style = page.createElement('style')
  if (nonce) style.nonce = nonce
  style.textContent = text
  page.head.append(style)
}

/** Draws a printout in an empty document. */
export function drawPaper(page: Document, paper: Paper, nonce?: string): void {
  const { title, lang, width, head = [], code, lines, qr } = paper
  page.documentElement.lang = lang
  page.title = title
  const add = (parent: Element, name: string, text: string, mark?: string) => {
    const element = page.createElement(name)
    element.textContent = text
    if (mark) element.setAttribute(`data-${mark}`, '')
    parent.append(element)
    return element
  }
  addStyles(page, width ? looks + narrow : looks, nonce)
  add(page.body, 'h1', title)
  for (const line of head) add(page.body, 'p', line, 'head')
  if (code !== undefined) add(page.body, 'p', code, 'code')
  for (const line of lines) {
    if (typeof line === 'string') {
      add(page.body, 'p', line)
      continue
    }
    const [start, end, weight] = line
    const row = add(page.body, 'p', '', 'ends')
    if (weight) row.setAttribute(`data-${weight}`, '')
    for (const part of [start, end]) add(row, 'span', part)
  }
  if (!qr) return
  page.body.append(drawQr(page, qr))
  add(page.body, 'p', qr.caption, 'caption')
}

/** CSS px in a millimetre. */
const PX = 96 / 25.4

/** Makes the page as long as its content: `@page` knows no automatic length. */
export function fitPage(page: Document, width: NonNullable<Paper['width']>, nonce?: string): void {
  const length = Math.ceil(page.body.getBoundingClientRect().height / PX) + 8
  addStyles(page, `@page{size:${width} ${length}mm;margin:3mm}`, nonce)
}
