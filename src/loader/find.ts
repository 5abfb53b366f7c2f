import { isMounted, mountMarkup, noteScript, watch } from './api.ts'
import { elementOptions } from './element-options.ts'

const findMark = () => document.querySelector<HTMLElement>('[data-storefront]:not(script)')

/** Returns true for a script with our file's name, not that of a folder. */
const isOurs = ({ src }: HTMLScriptElement) => /storefront[^/]*$/.test(src)

/**
 * Returns our script tag. Optimisers re-host scripts and run them later, so it is also recognised by its attributes and
 * file name.
 */
export function findScript(): HTMLScriptElement | undefined {
  const running = document.currentScript
  if (running instanceof HTMLScriptElement && (running.dataset['api'] || isOurs(running))) return running
  const candidates = [...document.querySelectorAll<HTMLScriptElement>('script[data-api]')]
  return candidates.find(isOurs) ?? candidates[0] ?? (running instanceof HTMLScriptElement ? running : undefined)
}

/** Mounts at the first `<div data-storefront>`, or, once the page is parsed, at the script tag. */
function mountFound(script: HTMLScriptElement | undefined, isWhole: boolean): void {
  const mark = findMark()
  if (mark) {
    mountMarkup(mark, script ? elementOptions(script) : {})
    return
  }
  if (!isWhole || !script) return
  const hasApi = script.dataset['api'] !== undefined
  if (hasApi ? script.closest('head') : script.src && !isOurs(script))
    console.warn(
      `Storefront: this script ${hasApi ? 'is in <head>' : 'combines others'}: add <div data-storefront data-api="…"></div> where the shop belongs.`
    )
  else if (hasApi) mountMarkup(script)
}

/** Mounts from the markup: now, when the page is parsed, and whenever an element for it comes. */
export function mountFromMarkup(script: HTMLScriptElement | undefined): void {
  noteScript(script)
  const isWhole = document.readyState !== 'loading'
  mountFound(script, isWhole)
  if (!isWhole) document.addEventListener('DOMContentLoaded', () => mountFound(script, true), { once: true })
  // An element that is still being parsed may have a first screen in it.
  watch(() => document.readyState === 'loading' || isMounted() || mountFound(script, false))
}
