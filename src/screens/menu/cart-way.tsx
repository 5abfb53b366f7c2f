import { useStore } from '@nanostores/react'
import ShoppingBag from 'lucide/dist/esm/icons/shopping-bag.mjs'
import { formatGrams } from '../../format/number.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $cartCount, $displayCart } from '../../stores/cart/offline-cart.ts'
import { dataOf } from '../../client/async-state.ts'
import { layers } from '../../theme/layers.ts'
import { classes, styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  // On a narrow mount, visible only on keyboard focus, because the bar at the bottom comes after the whole list. A low
  // window, such as a phone's on its side or one at 400 % zoom, has no room for two bars: there it is in the upper one.
  wide: `display:flex;flex:none;
@container sf (max-width: 479px) { position:absolute;inset-inline-end:16px;&:not(:focus-within) { width:1px;height:1px;overflow:hidden;clip-path:inset(50%); } }
@media (max-height:400px) { &&& { position:static;width:auto;height:auto;overflow:visible;clip-path:none; } }`,
  bar: `position:sticky;inset-block-end:var(--sf-foot);z-index:${layers.bar};padding:12px 16px calc(12px + env(safe-area-inset-bottom));margin:0 -16px -48px;
@media (max-height:400px) { display:none; }
background:linear-gradient(transparent,var(--sf-surface) 40%);
@container sf (min-width: 480px) { display:none; }`,
  between: 'justify-content:space-between;flex-wrap:wrap;box-shadow:var(--sf-shadow);',
  sum: '@container sf (max-width: 479px) { position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%); }',
  figures: 'font-variant-numeric:tabular-nums;',
  count: 'display:flex;align-items:center;gap:10px;white-space:nowrap;line-height:1.2;text-align:start;',
  grams: 'display:block;font-size:12px;font-weight:400;',
  word: '@container sf (max-width: 419px) { position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%); }'
})

/** The link to the cart with its count and subtotal: in the bar from 480 px of width, below that at the bottom. */
export function CartWay({ location, look }: { location: string; look: 'wide' | 'bar' }) {
  const { t, locale } = useT()
  const count = useStore($cartCount)
  const cart = dataOf(useStore($displayCart))
  const total = formatMoney(cart?.subtotal ?? 0, locale, cart?.currency)
  const words = t('cart.count', { count })
  if (look === 'wide') {
    return (
      <div className={s.wide}>
        <Link to={paths.cart(location)} className={buttonClass({ kind: count > 0 ? 'primary' : 'plain' })}>
          <Icon of={ShoppingBag} />
          <span className={s.figures}>
            {count > 0 ? words : t('cart.title')}
            {count > 0 && <span className={s.sum}> · {total}</span>}
          </span>
        </Link>
      </div>
    )
  }
  return (
    <div className={classes(s.bar, count === 0 && hiddenClass)} data-foot="">
      {count > 0 && (
        <Link
          to={paths.cart(location)}
          className={classes(buttonClass({ kind: 'primary', wide: true, tall: true }), s.between)}
        >
          <span className={s.count}>
            <Icon of={ShoppingBag} />
            <span>
              <span className={s.word}>{t('cart.view')} · </span>
              {words}
              {cart && cart.equivalent > 0 && (
                <small className={s.grams}>
                  {t('limit.of', {
                    used: formatGrams(cart.equivalent, locale),
                    limit: formatGrams(cart.cartFull.limit, locale)
                  })}
                </small>
              )}
            </span>
          </span>
          <span className={s.figures}>{total}</span>
        </Link>
      )}
    </div>
  )
}
