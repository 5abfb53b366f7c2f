import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide'
import type { CartLine } from '../../contract/cart/cart.ts'
import { formatMoney } from '../../format/money.ts'
import { stepperLabels } from '../../components/stepper-labels.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { $busyVariants, $quantities, setQuantity } from '../../stores/cart/lines/cart-lines.ts'
import { takeOut } from '../../stores/cart/lines/removed-line.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { layout } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { LineNote, NoteButton } from './line-note.tsx'

const s = styles({
  bad: 'font-size:14px;font-weight:500;color:var(--sf-bad);',
  line: `position:relative;display:grid;grid-template-columns:56px minmax(0,1fr) auto;gap:0 12px;padding:10px 0 6px;border-bottom:1px solid var(--sf-line);
& > :first-child { grid-row:span 2; }
@container sf (max-width: 279px) { grid-template-columns:56px minmax(0,1fr); }`,
  text: 'line-height:1.25;& > p + p { margin-top:2px; }',
  name: `font-weight:500;& a { color:inherit;text-decoration:none; } & a:hover { text-decoration:underline; }
& a::after { content:"";position:absolute;inset:0 0 auto;height:46px; }`,
  total: `text-align:end;line-height:1.25;& > span { justify-content:flex-end;flex-direction:column;align-items:flex-end; }
@container sf (max-width: 279px) { grid-column:2;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 16px;& > span { flex-direction:row;align-items:baseline; } }`,
  change: 'grid-column:2/-1;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 4px;',
  ways: 'display:flex;color:var(--sf-ink-2);margin-inline-end:-12px;',
  stepper: 'display:flex;flex:1 1 126px;max-width:132px;'
})

interface Props {
  line: CartLine
  location: string
  storeName: string
  currency: string
  /** True in a dialog: a product takes its place, so that closing it leads to the list. */
  isOver: boolean
}

/** A line of the cart: item, quantity, price, and problems. */
export function CartLineRow({ line, location, storeName, currency, isOver }: Props) {
  const { t, locale } = useT()
  const busy = useStore($busyVariants).has(line.variant)
  const quantity = useStore($quantities)[line.variant] || line.quantity
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const what = { name: `${line.name}, ${line.variantName}`, count: quantity }
  const regular = line.regularPrice * line.quantity
  const isGone = line.problem === 'sold_out' || line.problem === 'discontinued'
  const problem =
    line.problem === 'short'
      ? t('cart.problem.short', { count: line.stock })
      : line.problem && t(`cart.problem.${line.problem}`, { store: storeName })
  return (
    <li className={s.line}>
      <Picture src={line.picture} form={line.limitClass === 'dried' ? 'flower' : 'accessory'} size={56} />
      <div className={s.text}>
        <p className={s.name}>
          <Link to={paths.product(location, line.productSlug)} replace={isOver}>
            {line.name}
          </Link>
        </p>
        <p className={layout.small}>
          {line.brand} · {line.variantName}
          {line.quantity > 1 && !isGone && ` · ${t('cart.each', { price: money(line.unitPrice) })}`}
        </p>
        {problem && <p className={s.bad}>{problem}</p>}
      </div>
      <div className={s.total}>
        <Price
          now={money(line.total)}
          before={regular > line.total ? money(regular) : undefined}
          words={{ now: t('price.now'), before: t('price.before') }}
        />
      </div>
      {isGone ? (
        <div className={s.change}>
          <Button kind="quiet" aria-label={t('step.remove', what)} onClick={() => void takeOut(line)}>
            {t('cart.remove')}
          </Button>
        </div>
      ) : (
        <div className={s.change}>
          <div className={s.stepper}>
            <Stepper
              quantity={quantity}
              keepsOne
              most={line.stock}
              busy={busy}
              labels={stepperLabels(t, what)}
              onQuantity={next => void setQuantity(line.variant, next)}
            />
          </div>
          <span className={s.ways}>
            <NoteButton line={line} />
            <IconButton icon={Trash2} label={t('step.remove', what)} onClick={() => void takeOut(line)} />
          </span>
        </div>
      )}
      {!isGone && <LineNote line={line} />}
    </li>
  )
}
