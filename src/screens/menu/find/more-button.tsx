import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useT } from '../../../i18n/translate.ts'
import { STEP } from '../../../stores/menu/list-lengths.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'

const s = styles({
  more: 'display:grid;justify-items:center;gap:8px;padding-block:8px;',
  count: 'font-size:14px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;'
})

interface Props {
  /** The element with the list. */
  list: RefObject<HTMLElement | null>
  /** How many products are shown, and how many there are. */
  shown: number
  total: number
  onMore(): void
}

/** A button that shows more of a list, with the focus on the first product that it has added. */
export function MoreButton({ list, shown, total, onMore }: Props) {
  const { t } = useT()
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const link = list.current?.querySelector<HTMLElement>(`[aria-posinset="${next.current}"] a`)
    next.current = undefined
    link?.focus({ preventScroll: true })
  }, [shown, list])
  if (shown >= total) return null
  return (
    <div className={s.more}>
      <p className={s.count}>{t('find.shown', { shown, total })}</p>
      <Button
        onClick={() => {
          next.current = shown + 1
          onMore()
        }}
      >
        {t('find.more', { count: Math.min(STEP, total - shown) })}
      </Button>
    </div>
  )
}
