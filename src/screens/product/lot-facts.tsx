import { useStore } from '@nanostores/react'
import { $now } from '../../client/now.ts'
import type { Lot } from '../../contract/catalog/lot.ts'
import type { Variant } from '../../contract/catalog/menu.ts'
import { webPattern } from '../../contract/store/policies.ts'
import { writeDay } from '../../format/date.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { daysSincePackaged } from '../../rules/lot/freshness.ts'
import { $location } from '../../stores/location/location.ts'
import { storeToday } from '../../stores/menu/store-today.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'

const s = styles({
  facts: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;font-size:14px;',
  packaged: 'font-weight:500;',
  link: 'display:inline-flex;align-items:center;min-height:var(--sf-target);color:inherit;'
})

const isHttps = (url: string): boolean => webPattern.test(url) && url.toLowerCase().startsWith('https:')

interface Props {
  variant: Variant
  /** The lot that is sold next; undefined if the details are loading or name none. */
  lot: Lot | undefined
}

/**
 * The lot that a size is sold from: its packaging date, its number, and its certificate of analysis, in a new tab and not at a
 * kiosk (SPEC C15). A date that is impossible or in the future is not shown.
 */
export function LotFacts({ variant, lot }: Props) {
  const { t, locale } = useT()
  useStore($now)
  useStore($location)
  const { in_store: isKiosk } = useStore($flags)
  const date = lot ? lot.packagedOn : variant.packagedOn
  const isDated = daysSincePackaged(date, storeToday() ?? '') !== undefined
  const coa = lot?.coa !== undefined && isHttps(lot.coa) && !isKiosk ? lot.coa : undefined
  if (!isDated && !lot) return null
  return (
    <p className={s.facts}>
      {isDated && date && <span className={s.packaged}>{t('lot.packaged', { date: writeDay(date, locale) })}</span>}
      {lot && <span className={layout.quiet}>{t('lot.number', { number: lot.number })}</span>}
      {coa && (
        <a className={s.link} href={coa} target="_blank" rel="noopener noreferrer">
          {t('lot.coa')}
        </a>
      )}
    </p>
  )
}
