import { useStore } from '@nanostores/react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $slug } from '../../stores/location/location.ts'
import { $removedLine, holdRemoved, putBack, releaseRemoved } from '../../stores/cart/lines/removed-line.ts'
import { layers } from '../../theme/layers.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { takeLostFocus } from '../../ui/overlay/lost-focus.ts'

const s = styles({
  // Above the foot, or at the bottom where there is none.
  place: `position:absolute;z-index:${layers.toast};inset-inline:16px;inset-block-end:calc(100% + 12px);display:grid;justify-items:center;pointer-events:none;`,
  end: 'grid-column:1/-1;position:sticky;inset-block-end:16px;margin-block-start:auto;display:grid;justify-items:center;padding-block-end:16px;',
  toast: `display:flex;align-items:center;gap:16px;max-width:440px;min-height:48px;padding:2px 20px;border-radius:26px;background:var(--sf-ink);color:var(--sf-surface);box-shadow:var(--sf-shadow);pointer-events:auto;animation:sf-up .16s ease-out;
& p { padding:8px 0;min-width:0; } && button { color:inherit;font-weight:650; }
& :focus-visible { outline-color:currentColor; }`
})

/** Names the removed line for some seconds, with a button that puts it back; longer while pointer or focus is on it. */
export function RemovedToast({ isAlone = false }: { isAlone?: boolean }) {
  const { t } = useT()
  const removed = useStore($removedLine)
  const slug = useStore($slug)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The removed line has taken the focus with it, or has left it to the cart's title.
    takeLostFocus(box.current?.querySelector('button'), '[data-cart-title]')
  }, [removed])
  if (!removed || removed.location !== slug) return null
  const hold = ({ target }: FocusEvent) => {
    // Focus that only came here because the line that had it is gone, after a press, is no sign of interest.
    if (target.matches(':focus-visible')) holdRemoved()
  }
  return (
    <div ref={box} className={isAlone ? s.end : s.place}>
      <div
        className={s.toast}
        role="status"
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && holdRemoved()}
        onPointerLeave={releaseRemoved}
        onFocus={hold}
        onBlur={releaseRemoved}
      >
        <p>{t('cart.removed', { name: removed.name })}</p>
        <Button kind="quiet" onClick={() => void putBack()}>
          {t('cart.putBack')}
        </Button>
      </div>
    </div>
  )
}
