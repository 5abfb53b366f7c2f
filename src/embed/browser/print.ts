import type { Paper } from '../../platform/platform.ts'

const looks = `body{margin:24px;font:14px/1.5 system-ui,sans-serif;color:black;background:white}
h1{font-size:20px}p{margin:4px 0}p:empty{height:8px}[data-ends]{display:flex;justify-content:space-between;gap:24px;font-variant-numeric:tabular-nums}`

function draw(page: Document, { title, lang, lines }: Paper): void {
  page.documentElement.lang = lang
  page.title = title
  const add = (parent: Element, name: string, text: string) => {
    const element = page.createElement(name)
    element.textContent = text
    parent.append(element)
    return element
  }
  add(page.head, 'style', looks)
  add(page.body, 'h1', title)
  for (const line of lines) {
    const row = add(page.body, 'p', typeof line === 'string' ? line : '')
    if (typeof line === 'string') continue
    row.setAttribute('data-ends', '')
    for (const part of line) add(row, 'span', part)
  }
}

/** Prints a page from a hidden frame, so that the host's content and styles don't affect it. */
export function print(paper: Paper): void {
  const frame = document.createElement('iframe')
  frame.title = paper.title
  frame.ariaHidden = 'true'
  frame.style.cssText = 'position:fixed;inset:auto 100% 100% auto;width:600px;height:600px;border:0;'
  const onLoad = () => {
    const { contentWindow: view } = frame
    if (!view) return
    draw(view.document, paper)
    view.addEventListener('afterprint', () => frame.remove())
    view.print()
  }
  // Some browsers load the frame's document late and discard what was written before.
  frame.addEventListener('load', onLoad, { once: true })
  document.body.append(frame)
}
