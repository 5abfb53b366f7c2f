import { type RefObject, useLayoutEffect, useRef } from 'react'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useT } from '../../../i18n/translate.ts'
import { clearQuery } from '../../../stores/menu/menu-choices.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useChosen } from './use-chosen.ts'

const s = styles({
  row: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px;',
  chip: `display:inline-flex;align-items:center;gap:8px;min-height:var(--sf-target);padding:4px 12px 4px 16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-pill);
background:var(--sf-raised);font-size:14px;font-weight:500;font-variant-numeric:tabular-nums;max-width:100%;transition:border-color .14s ease-out;
&:hover { border-color:var(--sf-ink); }
& span { min-width:0;overflow-wrap:anywhere; }`,
  clear: 'padding-inline-start:12px;font-size:14px;'
})

/**
 * The active filters as removable chips, with a button to clear all. On removal, focus moves to the
 * neighbouring chip, or to `heading`.
 */
export function Chips({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { t } = useT()
  const chosen = useChosen()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)

  useLayoutEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, chosen.length - 1)] ?? heading.current
    next?.focus({ preventScroll: true })
  }, [chosen.length, heading])

  if (chosen.length === 0) return null
  return (
    <ul className={s.row} ref={list} aria-label={t('find.chosen')}>
      {chosen.map(({ key, name, remove }, at) => (
        <li key={key} style={{ maxWidth: '100%' }}>
          <button
            type="button"
            className={s.chip}
            aria-label={t('find.drop', { name })}
            onClick={() => {
              removed.current = at
              remove()
            }}
          >
            <span>{name}</span>
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
      <li className={s.clear}>
        <Button kind="quiet" onClick={clearQuery}>
          {t('find.clear')}
        </Button>
      </li>
    </ul>
  )
}
