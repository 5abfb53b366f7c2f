import { useStore } from '@nanostores/react'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { Cart } from '../../contract/cart/cart.ts'
import { formatGrams, formatNumber } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { isGone } from '../../rules/cart/is-gone.ts'
import { byClass, canadianLimit } from '../../rules/cart/limit.ts'
import { $location } from '../../stores/location/location.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  fold: `font-size:14px;& summary { min-height:var(--sf-target);display:flex;align-items:center;gap:6px;cursor:pointer;color:var(--sf-ink-2);list-style:none; }
& summary::-webkit-details-marker { display:none; }
&[open] svg { rotate:180deg; }
& p { color:var(--sf-ink-2); }`,
  classes: `display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;margin-block:8px;font-variant-numeric:tabular-nums;
& dd { text-align:end; } & small { display:block;font-size:12px;color:var(--sf-ink-2); }`
})

/** Explains the purchase limit: each class's share in the cart, and its equivalence (SPEC C10). */
export function LimitClasses({ cart }: { cart: Cart }) {
  const { t, locale } = useT()
  const { dried, perDriedGram } = useStore($location).detail?.purchaseLimit ?? canadianLimit
  const measure = (amount: number, isSeed: boolean) =>
    t('limit.per', {
      amount: isSeed ? t('limit.seeds', { count: amount }) : `${formatNumber(amount, locale, 2)}\u00a0g`
    })
  return (
    <details className={s.fold}>
      <summary>
        {t('limit.how')}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <dl className={s.classes}>
        {byClass(cart.lines.filter(line => !isGone(line))).map(([name, grams]) => [
          <dt key={name}>
            {t(`class.${name}`)}
            {name !== 'dried' && name !== 'accessory' && <small>{measure(perDriedGram[name], name === 'seed')}</small>}
          </dt>,
          <dd key={`${name} of it`}>{formatGrams(grams, locale)}</dd>
        ])}
      </dl>
      <p>{t('limit.law', { limit: formatGrams(dried, locale) })}</p>
    </details>
  )
}
