import { type ReactNode, useLayoutEffect, useRef } from 'react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { layers } from '../../theme/layers.ts'
import { classes, styles } from '../../theme/styles.ts'
import { viewMoved } from '../../theme/tokens.ts'
import { IconButton } from '../icon-button.tsx'

/** A short notice that disappears after a while. */
export interface ToastItem {
  id: number
  text: string
  tone: 'ok' | 'warn' | 'bad'
  /** A link. */
  way?: ReactNode
}

const s = styles({
  region: `position:sticky;inset-block-end:var(--sf-foot);height:0;z-index:${layers.toast};`,
  stack: `position:absolute;inset-inline:16px;inset-block-end:calc(16px + var(--sf-above,0px));display:grid;justify-items:center;gap:8px;pointer-events:none;`,
  toast: `display:flex;align-items:center;gap:8px;max-width:440px;min-height:48px;padding:2px 2px 2px 20px;border-radius:26px;
background:var(--sf-ink);color:var(--sf-surface);box-shadow:var(--sf-shadow);pointer-events:auto;animation:sf-up .16s ease-out;
& p { padding:8px 0; } & a { color:inherit;font-weight:650;padding-block:10px; }
&::before { content:"";width:8px;height:8px;flex:none;border-radius:50%;background:currentColor; }`,
  ok: '&::before { display:none; }',
  warn: '&::before { border-radius:0;rotate:45deg; }',
  bad: '&::before { border-radius:0;clip-path:polygon(50% 0,100% 100%,0 100%); }'
})

interface Props {
  items: ToastItem[]
  label: string
  closeLabel: string
  /** `button` is the pressed button, for moving focus away from it. */
  onClose(id: number, button: HTMLElement): void
  /** Called while a pointer or focus is on the toasts, to keep them visible. */
  onHold(): void
  onRelease(): void
}

/** Returns the height, in CSS pixels, of what sticks to the bottom of the view, such as the cart bar. */
function footAbove(region: HTMLElement, root: ShadowRoot): number {
  const bottom = region.getBoundingClientRect().top
  const tops = [...root.querySelectorAll('[data-foot]')]
    .map(element => element.getBoundingClientRect())
    .filter(box => box.height > 0 && box.top < bottom && box.bottom > bottom - 4)
    .map(box => box.top)
  return bottom - Math.min(bottom, ...tops)
}

/** Toasts at the bottom centre of the visible part of the mount, announced politely; the last child of the root. */
export function Toasts({ items, label, closeLabel, onClose, onHold, onRelease }: Props) {
  const region = useRef<HTMLElement>(null)
  const count = items.length
  useLayoutEffect(() => {
    const { current } = region
    if (!current || count === 0) return
    const root = current.getRootNode() as ShadowRoot
    const stand = () => current.style.setProperty('--sf-above', `${footAbove(current, root)}px`)
    stand()
    root.host.addEventListener(viewMoved, stand)
    return () => root.host.removeEventListener(viewMoved, stand)
  }, [count])
  return (
    <section
      ref={region}
      className={s.region}
      aria-label={label}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <div className={s.stack} role="status" aria-live="polite">
        {items.map(item => (
          <div key={item.id} className={classes(s.toast, s[item.tone])}>
            <p>{item.text}</p>
            {item.way}
            <IconButton icon={X} label={closeLabel} onClick={event => onClose(item.id, event.currentTarget)} />
          </div>
        ))}
      </div>
    </section>
  )
}
