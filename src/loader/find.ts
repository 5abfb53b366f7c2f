import { mountMarkup, noteScript } from './api.ts'
import { elementOptions } from './element-options.ts'

const markSelector = '[data-storefront]'

/**
 * Returns our script tag. Optimisers re-host scripts and run them later, so it is also recognised by its attributes and
 * file name.
 */
export function findScript(): HTMLScriptElement | undefined {
  const running = document.currentScript
  if (running instanceof HTMLScriptElement && (running.dataset['api'] || /storefront/.test(running.src))) return running
  const candidates = [...document.querySelectorAll<HTMLScriptElement>('script[data-api]')]
  return candidates.find(script => /storefront/.test(script.src)) ?? candidates[0]
}

/** Mounts at the first `<div data-storefront>`, or, once the page is parsed, at the script tag. */
function mountFound(script: HTMLScriptElement | undefined, isWhole: boolean): void {
  const mark = document.querySelector<HTMLElement>(`${markSelector}:not(script)`)
  if (mark) {
    mountMarkup(mark, script ? elementOptions(script) : {})
    return
  }
  if (!script?.dataset['api'] || !isWhole) return
  if (script.closest('head')) {
    console.warn(
      'Storefront: the script tag is in <head>, where nothing can be shown. Put it where the shop belongs, or add <div data-storefront data-api="…"></div> there.'
    )
    return
  }
  mountMarkup(script)
}

/** Mounts from the markup now and, while the page is still being parsed, again afterwards. */
export function mountFromMarkup(script: HTMLScriptElement | undefined): void {
  noteScript(script)
  const isWhole = document.readyState !== 'loading'
  mountFound(script, isWhole)
  if (!isWhole) document.addEventListener('DOMContentLoaded', () => mountFound(script, true), { once: true })
}
