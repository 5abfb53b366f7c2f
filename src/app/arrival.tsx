import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { env } from '../env/env.ts'
import { $arrival, $place, rememberedScroll } from '../routing/location.ts'

/** How long the page may take to grow to its former height after Back, in milliseconds. */
const GROWS_FOR = 2000
const LOOK_EVERY = 50

/** Goes back to where the page was scrolled to, as soon as it is long enough again. */
function restoreScroll(top: number): () => void {
  const until = env().clock.now() + GROWS_FOR
  let callOff = () => {}
  const look = () => {
    env().scroll.set(top)
    if (Math.abs(env().scroll.get() - top) > 1 && env().clock.now() < until)
      callOff = env().clock.after(LOOK_EVERY, look)
  }
  look()
  return () => callOff()
}

/** Holds the screen. When the shopper arrives by a link the focus goes to it and its beginning comes into view; by Back, the scroll returns. */
export function Arrival({ label, children }: { label: string; children: ReactNode }) {
  const { path } = useStore($place)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const arrival = $arrival.get()
    if (arrival === 'start') return undefined
    const heading = box.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    ;(heading ?? box.current)?.focus({ preventScroll: true })
    const top = rememberedScroll()
    if (top !== undefined) return restoreScroll(top)
    if (arrival === 'link') env().scroll.toStart()
    return undefined
  }, [path])
  return (
    <div ref={box} role="region" aria-label={label} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  )
}
