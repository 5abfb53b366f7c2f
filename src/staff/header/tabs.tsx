import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { styles } from '../../theme/styles.ts'
import { onResize } from '../../ui/on-resize.ts'
import { $orders } from '../data/orders.ts'
import { $tab, type Tab } from '../open-dialog.ts'
import { $shownTab, $tabs } from '../shown-tabs.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  tabs: `display:flex;flex-wrap:wrap;gap:4px;padding:3px;border-radius:var(--sf-radius-field);background:var(--sf-surface-2);
@container sf (max-width: 767px) { flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none;scroll-padding-inline:32px; }`,
  tab: `flex:1;display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:48px;padding:4px 16px;border-radius:6px;font-weight:500;
color:var(--sf-ink-2);
@container sf (max-width: 1199px) { padding:4px 10px;gap:6px; }
@container sf (min-width: 480px) and (max-width: 1479px) { [data-many] > & { padding:4px 10px; } }
@container sf (max-width: 767px) { flex:1 0 auto;padding:4px 12px; }
&[aria-selected="true"] { background:var(--sf-raised);color:var(--sf-ink);font-weight:650;box-shadow:0 0 0 1px var(--sf-line-2); }`,
  count: `min-width:24px;padding:1px 7px;border-radius:var(--sf-radius-pill);background:var(--sf-accent);color:var(--sf-on-accent);font-size:14px;
font-weight:650;text-align:center;font-variant-numeric:tabular-nums;`
})

/** Moves along the tabs with the arrow keys. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const tabs = $tabs.get()
  const next = tabs[(tabs.indexOf($shownTab.get()) + step + tabs.length) % tabs.length] ?? 'hours'
  $tab.set(next)
  event.currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  event.preventDefault()
}

/** Keeps the selected tab in view where the tabs are a row that scrolls, as on a phone. */
function useSelectedInView(shown: Tab) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const show = () => {
      const tab = box.querySelector<HTMLElement>(`#tab-${shown}`)
      // Not `scrollIntoView`, which moves the page, too.
      if (tab) box.scrollLeft = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
    }
    show()
    return onResize(box, show)
  }, [shown])
  return row
}

/** The tabs of the board's sections, with the number of open orders. */
export function Tabs() {
  const { t } = useWords()
  const tabs = useStore($tabs)
  const shown = useStore($shownTab)
  const count = useStore($orders)?.open.length ?? 0
  const row = useSelectedInView(shown)
  const tabOf = (tab: Tab) => (
    <button
      key={tab}
      type="button"
      role="tab"
      id={`tab-${tab}`}
      className={s.tab}
      aria-selected={tab === shown}
      aria-controls="panel"
      tabIndex={tab === shown ? 0 : -1}
      onClick={() => $tab.set(tab)}
      onKeyDown={onArrow}
    >
      {t(`tab.${tab}`)}
      {tab === 'orders' && count > 0 && <span className={s.count}>{count}</span>}
    </button>
  )
  return (
    <div ref={row} className={s.tabs} role="tablist" data-many={tabs.length > 4 || undefined} aria-label={t('tabs')}>
      {tabs.map(tabOf)}
    </div>
  )
}
