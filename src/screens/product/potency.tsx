import type { Lot } from '../../contract/catalog/lot.ts'
import type { Potency } from '../../contract/catalog/potency.ts'
import type { Product } from '../../contract/catalog/menu.ts'
import { formatPotency } from '../../format/potency.ts'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { StrainMark } from '../../ui/chip.tsx'

/** The end of the bar, in percent of THC or CBD. */
const MOST = 35

const s = styles({
  list: 'display:flex;flex-wrap:wrap;gap:8px 24px;font-variant-numeric:tabular-nums;& dt { font-size:14px;color:var(--sf-ink-2); } & dd { font-size:18px;font-weight:650; }',
  bar: 'position:relative;width:112px;height:4px;margin-top:4px;border-radius:2px;background:var(--sf-line);',
  range: 'position:absolute;inset-block:0;min-width:4px;border-radius:2px;background:var(--sf-accent-ink);'
})

/** A range of percentages on a scale; other units have none. */
function Bar({ min, max, unit }: Potency) {
  if (unit !== '%' || max > 40) return null
  const at = (value: number) => `${(Math.min(value, MOST) / MOST) * 100}%`
  return (
    <div className={s.bar} aria-hidden="true">
      <div className={s.range} style={{ insetInlineStart: at(min), width: at(max - min) }} />
    </div>
  )
}

interface Props {
  product: Product
  /** The lot that is sold next: its own figures are shown instead of the product's range. */
  lot: Lot | undefined
}

/** The first things asked about a product: its THC, its CBD, and its strain type. */
export function PotencyFacts({ product, lot }: Props) {
  const { t, locale } = useT()
  const { strainType } = product
  return (
    <dl className={s.list}>
      {(['thc', 'cbd'] as const).map(name => {
        const potency = lot?.[name] ?? product[name]
        return (
          potency && (
            <div key={name}>
              <dt>{name.toUpperCase()}</dt>
              <dd>
                {formatPotency(potency, locale)}
                <Bar {...potency} />
              </dd>
            </div>
          )
        )
      })}
      {strainType && (
        <div>
          <dt>{t('find.subs')}</dt>
          <dd>
            <StrainMark type={strainType} word={t(`strain.${strainType}`)} />
          </dd>
        </div>
      )}
    </dl>
  )
}
