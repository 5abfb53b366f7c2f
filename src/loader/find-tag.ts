import { adviseOnPlace, mountMarkup, noteScript, watch } from './api.ts'
import { isOurs } from './app-files.ts'
import { elementOptions } from './element-options.ts'

const findMarks = () => document.querySelectorAll<HTMLElement>('[data-storefront]:not(script)')

const findScripts = () => document.querySelectorAll<HTMLScriptElement>('script[data-api]')

/**
 * Returns our script tag. Optimisers re-host scripts and run them later, so it is also recognised by its attributes and
 * file name.
 */
export function findScript(): HTMLScriptElement | undefined {
  const { currentScript } = document
  const running = currentScript instanceof HTMLScriptElement ? currentScript : undefined
  if (running?.dataset['api']) return running
  const candidates = [...findScripts()]
  // jQuery runs a script of another host by a tag of its own, without these attributes.
  return candidates.find(({ src }) => isOurs(src)) ?? (isOurs(running?.src) ? running : (candidates[0] ?? running))
}

/** Mounts at each `<div data-storefront>`, of which the first is the shop, or, once the page is parsed, at the script tag. */
function mountFound(script: HTMLScriptElement | undefined, isWhole: boolean): void {
  const marks = findMarks()
  for (const mark of marks) mountMarkup(mark, script ? elementOptions(script) : {})
  if (marks.length > 0 || !isWhole || !script) return
  const hasApi = script.dataset['api'] !== undefined
  if (hasApi && !script.closest('head')) {
    // Several tags are served in the order of the page, whichever has arrived first.
    for (const tag of findScripts()) if (tag === script || (isOurs(tag.src) && !tag.closest('head'))) mountMarkup(tag)
    return
  }
  if (hasApi || (script.src && !isOurs(script.src)))
    console.warn(
      `Storefront: this script ${hasApi ? 'is in <head>' : 'combines others'}: add <div data-storefront data-api="…"></div> where the shop belongs.`
    )
  void adviseOnPlace()
}

/** Mounts from the markup: now, when the page is parsed, and whenever an element for it comes. */
export function mountFromMarkup(script: HTMLScriptElement | undefined): void {
  noteScript(script)
  const isWhole = document.readyState !== 'loading'
  mountFound(script, isWhole)
  if (!isWhole) document.addEventListener('DOMContentLoaded', () => mountFound(script, true), { once: true })
  // An element that is still being parsed may have a first screen in it.
  watch(() => {
    if (document.readyState !== 'loading') mountFound(script, false)
  })
}
