import { useStore } from '@nanostores/react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect } from 'react'
import { layers } from '../theme/layers.ts'
import { styles } from '../theme/styles.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { $toasts, dismissToast, releaseToasts } from '../client/toasts.ts'
import { useWords } from './staff-words.ts'

const s = styles({
  // Without a height, below the bar and its notices: the content after it has a later order.
  place: `position:relative;z-index:${layers.toast};height:0;`,
  stack:
    'position:absolute;inset-block-start:8px;inset-inline-end:16px;display:grid;justify-items:end;gap:8px;max-width:calc(100vw - 32px);pointer-events:none;',
  toast: `display:flex;align-items:center;gap:4px;min-height:52px;padding:2px 4px 2px 20px;border-radius:var(--sf-radius-card);background:var(--sf-ink);
color:var(--sf-surface);box-shadow:var(--sf-shadow);font-weight:500;pointer-events:auto;animation:sf-up .16s ease-out;
&[data-tone="bad"] { background:var(--sf-bad);color:var(--sf-bad-tint); }`,
  undo: `min-height:var(--sf-target);padding:8px 16px;margin-inline-start:8px;border-radius:var(--sf-radius-pill);font-weight:650;text-decoration:underline;
text-underline-offset:.2em;
&:focus-visible { outline-color:currentColor; }`
})

/**
 * Notices at the right, below the board's bar and its own notices. None is held: they are above an order's buttons, and after five seconds
 * there is no way back.
 */
export function Toasts() {
  const { t } = useWords()
  const toasts = useStore($toasts)
  useEffect(releaseToasts, [])
  return (
    <div className={s.place}>
      <div className={s.stack} role="status" aria-live="polite">
        {toasts.map(({ id, tone, undo, ...said }) => (
          <div key={id} className={s.toast} data-tone={tone}>
            <p>{t(said)}</p>
            {undo && (
              <button
                type="button"
                className={s.undo}
                onClick={() => {
                  dismissToast(id)
                  undo()
                }}
              >
                {t('undo')}
              </button>
            )}
            <IconButton icon={X} label={t('close')} onClick={() => dismissToast(id)} />
          </div>
        ))}
      </div>
    </div>
  )
}
