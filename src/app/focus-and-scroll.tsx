import { useStore } from '@nanostores/react'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { platform } from '../platform/platform.ts'
import { $navigationType } from '../routing/location.ts'
import { $screenPath } from '../stores/menu/list-place.ts'
import { $drawn, $parts, codeOf } from './loading/parts.ts'
import { focusHeading } from './focus-heading.ts'

/** How long a page that has just opened is expected to change its height, in ms. */
const SETTLED = 10_000

/** Loads the part behind a link that is about to be followed, once the code for it is there. */
const loadIntended = (event: SyntheticEvent) => codeOf($parts.get(), 'scroll-position')?.loadIntended(event)

/**
 * Wraps the screen. After a link is followed, moves focus to its heading and scrolls to its top; after Back, restores
 * both.
 */
export function FocusAndScroll({ label, children }: { label: string; children: ReactNode }) {
  const path = useStore($screenPath)
  const box = useRef<HTMLDivElement>(null)
  const stop = useRef(() => {})

  // Not a layout effect: the screen subscribes to the address, and is drawn after this.
  useEffect(() => {
    const arrival = $navigationType.get()
    const { scroll } = platform()
    if (arrival === 'start' || arrival === 'stay') return undefined
    if (!focusHeading(box.current)) box.current?.focus({ preventScroll: true })
    const code = codeOf($parts.get(), 'scroll-position')
    if (arrival === 'back' && code && box.current) return code.restoreOnBack(box.current, stop)
    scroll.toStart()
    return undefined
  }, [path])

  // Before anything is painted: what moves later moves from under a finger.
  useLayoutEffect(() => {
    const { current } = box
    const { address, clock, scroll } = platform()
    const isLinked = $navigationType.get() === 'start' && address.hash()[1] === '/'
    if (!current || !isLinked || typeof ResizeObserver === 'undefined') return undefined
    // A link to one of our screens, as from an email, shows that screen and not the top of the host page. Again whenever
    // more is drawn, because the page may have been too short, until the shopper scrolls or goes elsewhere.
    // A first screen may have been brought already, but for a bar of the host over its top.
    let brought = Math.round(current.getBoundingClientRect().top) ? 0 : scroll.get()
    const observer = new ResizeObserver(() => {
      const now = scroll.get()
      // A page that has become shorter is scrolled back by the browser, and not by the shopper.
      const isOurs = now === brought || (now < brought && scroll.isAtEnd())
      if ($navigationType.get() !== 'start' || !isOurs) return observer.disconnect()
      scroll.toStart()
      brought = scroll.get()
    })
    observer.observe(current)
    const cancel = clock.after(SETTLED, () => stop.current())
    stop.current = () => {
      observer.disconnect()
      cancel()
    }
    return stop.current
  }, [])

  const scrollPosition = codeOf(useStore($parts), 'scroll-position')
  useLayoutEffect(() => (box.current ? scrollPosition?.followPosition(box.current, stop) : undefined), [scrollPosition])

  const drawn = useStore($drawn)
  useEffect(() => {
    const { current } = box
    const arrival = $navigationType.get()
    // The screen has arrived after the shopper, whose focus has waited on the box.
    const isWaiting = current && (current.getRootNode() as ShadowRoot).activeElement === current
    if (!isWaiting || arrival === 'start' || arrival === 'stay') return
    focusHeading(current)
    // Until now, the page may have been too short.
    if (arrival === 'link') platform().scroll.toStart()
  }, [drawn])

  // Input from the shopper cancels the scroll restoration.
  const stopFollowing = () => stop.current()

  return (
    <div
      ref={box}
      data-screen=""
      role="region"
      aria-label={label}
      tabIndex={-1}
      style={{ outline: 'none' }}
      onWheel={stopFollowing}
      onPointerDown={stopFollowing}
      onTouchStart={event => {
        stopFollowing()
        loadIntended(event)
      }}
      onPointerOver={loadIntended}
      onFocusCapture={loadIntended}
      onKeyDown={stopFollowing}
    >
      {children}
    </div>
  )
}
