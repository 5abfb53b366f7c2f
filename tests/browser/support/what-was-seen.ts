import type { Frame, Page } from 'playwright-core'

/** The most that is said of one frame, in characters. */
const MOST = 1500

/** Returns what a shopper saw of a frame: its address, what has the focus, and its text, also that in shadow roots. */
async function seenIn(frame: Frame): Promise<string> {
  const seen = frame.evaluate(() => {
    const texts: string[] = []
    let focus = document.activeElement
    const walk = (root: Document | ShadowRoot) => {
      texts.push(root instanceof Document ? (root.body?.innerText ?? '') : '')
      if (root instanceof ShadowRoot)
        for (const child of root.children) texts.push((child as HTMLElement).innerText ?? '')
      focus = root.activeElement ?? focus
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) walk(shadowRoot)
    }
    walk(document)
    const text = texts.join(' ').replace(/\s+/g, ' ')
    return `focus: ${focus?.outerHTML.slice(0, 120) ?? 'nothing'}\n  text: ${text}`
  })
  const late = new Promise<string>(done => setTimeout(done, 5000, 'no answer'))
  const answer = await Promise.race([seen, late]).catch(error => String(error))
  return `- ${frame.url()}\n  ${answer.slice(0, MOST)}`
}

/** Returns what was to be seen when a test failed: what fails once in a hundred runs leaves no other trace. */
export async function whatWasSeen(page: Page, complaints: readonly string[]): Promise<string> {
  const frames = await Promise.all(page.frames().map(seenIn))
  return `\nWhat was to be seen then:\n${frames.join('\n')}\n  console: ${complaints.join(' | ')}`
}
