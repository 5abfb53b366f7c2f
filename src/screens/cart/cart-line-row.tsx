import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import type { Cart, CartLine } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { isGone } from '../../rules/cart/is-gone.ts'
import { takeOut } from '../../stores/cart/lines/removed-line.ts'
import { layers } from '../../theme/layers.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { LineChange } from './line-change.tsx'
import { LineMissing } from './line-missing.tsx'
import { LineNote } from './line-note.tsx'
import { LineSize } from './line-size.tsx'
import { useSwipe } from './use-swipe.ts'

const s = styles({
  bad: 'font-size:14px;font-weight:500;color:var(--sf-bad);',
  // Under a finger that swipes, the page still scrolls and zooms.
  row: 'position:relative;touch-action:pan-y pinch-zoom;border-bottom:1px solid var(--sf-line);&[data-swiped] { overflow:hidden; }&:not([data-swiped]) > :first-child { visibility:hidden; }',
  under:
    'position:absolute;inset:0;display:flex;align-items:center;justify-content:flex-end;gap:8px;padding-inline:16px;background:var(--sf-bad-tint);color:var(--sf-bad);font-weight:500;',
  line: `position:relative;display:grid;grid-template-columns:56px minmax(0,1fr) auto;gap:0 12px;padding:10px 0 6px;background:var(--sf-surface);transition:translate .16s ease-out;
& > :first-child { grid-row:span 2; }
@container sf (max-width: 279px) { grid-template-columns:56px minmax(0,1fr); }`,
  gone: '& > :first-child { opacity:.45; }',
  text: 'line-height:1.25;& > p + p { margin-top:2px; }',
  name: `font-weight:500;& a { color:inherit;text-decoration:none; } & a:hover { text-decoration:underline; }
& a::after { content:"";position:absolute;inset:0 0 auto;height:46px; }`,
  total: `text-align:end;line-height:1.25;& > span { justify-content:flex-end;flex-direction:column;align-items:flex-end; }
& > button { position:relative;z-index:${layers.mark}; }
@container sf (max-width: 279px) { grid-column:2;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 16px;& > span { flex-direction:row;align-items:baseline; } }`
})

interface Props {
  line: CartLine
  cart: Cart
}

/** A line's price; for a line of which nothing can be bought, the button that removes it. */
function LineEnd({ line, cart }: Props) {
  const { t, locale } = useT()
  const money = (cents: number) => formatMoney(cents, locale, cart.currency)
  if (isGone(line)) {
    const name = `${line.name}, ${line.variantName}`
    return (
      <Button kind="quiet" aria-label={t('step.remove', { name })} onClick={() => void takeOut(line)}>
        {t('cart.remove')}
      </Button>
    )
  }
  const regular = line.regularPrice * line.quantity
  return (
    <Price
      now={money(line.total)}
      before={regular > line.total ? money(regular) : undefined}
      words={{ now: t('price.now'), before: t('price.before') }}
    />
  )
}

/** A line of the cart: item, size, quantity, price, and problems. In a dialog, its product takes the cart's place. */
export function CartLineRow({ line, cart, location, isOver }: Props & { location: string; isOver: boolean }) {
  const { t, locale } = useT()
  const gone = isGone(line)
  const { sheet, handlers } = useSwipe(() => takeOut(line))
  return (
    <li className={s.row} {...handlers}>
      <div className={s.under} aria-hidden="true">
        <Icon of={Trash2} />
        {t('cart.remove')}
      </div>
      <div ref={sheet} className={classes(s.line, gone && s.gone)}>
        <Picture of={line} form={line.limitClass === 'dried' ? 'flower' : 'accessory'} size={56} />
        <div className={s.text}>
          <p className={s.name}>
            <Link to={paths.product(location, line.productSlug)} replace={isOver}>
              {line.name}
            </Link>
          </p>
          <p className={layout.small}>
            {line.brand} · {gone ? line.variantName : <LineSize line={line} cart={cart} />}
            {line.quantity > 1 &&
              !gone &&
              ` · ${t('cart.each', { price: formatMoney(line.unitPrice, locale, cart.currency) })}`}
          </p>
          {line.deposit && !gone && (
            <p className={layout.small}>
              {t('price.deposit', { amount: formatMoney(line.deposit * line.quantity, locale, cart.currency) })}
            </p>
          )}
          {line.saving && (
            <p className={layout.ok}>{t('cart.saving', { amount: formatMoney(line.saving, locale, cart.currency) })}</p>
          )}
          {line.problem && <p className={s.bad}>{t(`cart.problem.${line.problem}`, { count: line.stock })}</p>}
        </div>
        <div className={s.total}>
          <LineEnd line={line} cart={cart} />
        </div>
        {!gone && <LineChange line={line} cart={cart} />}
        {!gone && <LineMissing line={line} />}
        {!gone && <LineNote line={line} />}
      </div>
    </li>
  )
}
