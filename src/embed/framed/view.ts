import type { Platform } from '../../platform/platform.ts'
import { viewMoved } from '../../theme/tokens.ts'
import type { FromFrame, FromPage, Tell } from '../frame-mode/messages.ts'

const names = ['--sf-view-top', '--sf-view-height', '--sf-top', '--sf-edge']

/** Keeps what sticks and floats in the part of the frame that the page around it shows, and scrolls that page. */
export function frameView(root: HTMLElement, tell: Tell<FromFrame>) {
  let seen: FromPage['view'] | undefined
  const go = (top: number) => {
    const to = Math.max(0, Math.round(top))
    if (!seen) return
    // What is measured before the page has answered counts from the place it will be at.
    seen = { ...seen, above: seen.above + to - seen.scroll, scroll: to }
    tell('scroll', { top: to })
  }
  const scroll: Platform['scroll'] = {
    get: () => seen?.scroll ?? 0,
    above: () => seen?.above ?? 0,
    set: go,
    isAtEnd: () => seen?.isAtEnd ?? true,
    toStart() {
      if (seen) go(seen.scroll + root.getBoundingClientRect().top - seen.above - seen.bar)
    }
  }
  return {
    scroll,
    show(view: FromPage['view']) {
      seen = view
      if (!view.height) return
      const covered = Math.max(0, view.bar + Math.min(0, view.above))
      const values = [
        `${view.top}px`,
        `${view.height}px`,
        `calc(var(--sf-bar) + ${view.top + covered}px)`,
        `calc(var(--sf-bar) + ${covered}px)`
      ]
      names.forEach((name, at) => root.style.setProperty(name, values[at] ?? ''))
      root.dispatchEvent(new Event(viewMoved))
    },
    end() {
      for (const name of names) root.style.removeProperty(name)
    }
  }
}
