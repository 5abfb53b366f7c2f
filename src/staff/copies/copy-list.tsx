import { useStore } from '@nanostores/react'
import type { ShopCopy } from '../../contract/staff/copies.ts'
import { $now } from '../../client/now.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { $store } from '../data/stores.ts'
import { writeInstant } from '../time-words.ts'
import { useCopyWords } from './copy-words.ts'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  copy: 'display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;padding-block:12px;font-variant-numeric:tabular-nums;'
})

/** The latest copies: when, by whom, and what became of each. */
export function CopyList({ of }: { of: readonly ShopCopy[] }) {
  const { t, locale } = useCopyWords()
  const [store, now] = [useStore($store), useStore($now)]
  const size = (bytes: number) =>
    t('copies.size', {
      size: new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1e6)
    })
  const outcome = ({ state, records, bytes }: ShopCopy) =>
    t(`copies.${state}`, state === 'done' ? { count: records ?? 0, size: size(bytes ?? 0) } : {})
  if (of.length === 0) return <p className={layout.small}>{t('copies.none')}</p>
  return (
    <ul className={s.list}>
      {of.map(copy => (
        <li key={copy.id} className={s.copy}>
          <p>
            {[store && writeInstant(copy.createdAt, store, now, locale), copy.memberName].filter(Boolean).join(' · ')}
          </p>
          <p className={layout.quiet}>{outcome(copy)}</p>
        </li>
      ))}
    </ul>
  )
}
