import { useStore } from '@nanostores/react'
import { type ReactNode, type RefObject, useId } from 'react'
import { formatMoney } from '../format/money.ts'
import { suggestionReason } from '../format/suggestion-reason.ts'
import { useT } from '../i18n/translate.ts'
import { paths } from '../routing/paths.ts'
import { Link } from '../routing/router.tsx'
import { $busyVariants, $quantities, setQuantity } from '../stores/cart/lines/quantities.ts'
import type { SuggestedItem } from '../stores/cart/suggestions.ts'
import { $currency } from '../stores/location/business.ts'
import { $location } from '../stores/location/location.ts'
import { styles } from '../theme/styles.ts'
import { Bone, Skeleton } from '../ui/feedback/skeleton.tsx'
import { AddStepper } from '../ui/form/add-stepper.tsx'
import { Stepper } from '../ui/form/stepper.tsx'
import { fadedEnds, layout } from '../ui/layout.ts'
import { Price } from '../ui/price.tsx'
import { ProductTile } from './product-tile.tsx'
import { stepperLabels } from './stepper-labels.ts'

const s = styles({
  box: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;',
  line: `display:grid;grid-auto-flow:column;grid-auto-columns:148px;gap:12px;overflow-x:auto;overscroll-behavior-x:contain;scrollbar-width:none;
scroll-snap-type:x proximity;scroll-padding-inline:16px;margin:-4px -16px;padding:4px 32px 4px 16px;min-height:312px;
${fadedEnds}
& > li { scroll-snap-align:start; }
@container sf (min-width: 560px) { grid-auto-columns:160px;gap:16px;min-height:324px; }`,
  bones:
    'display:grid;grid-auto-flow:column;grid-auto-columns:148px;gap:12px;overflow:hidden;height:312px;@container sf (min-width: 560px) { grid-auto-columns:160px;gap:16px;height:324px; }'
})

interface TileProps {
  item: SuggestedItem
  location: string
  replace: boolean
  isNamed: boolean
  onPress?: ((press: Promise<unknown>) => void) | undefined
}

function SuggestionTile({ item, location, replace, isNamed, onPress }: TileProps) {
  const { t, locale } = useT()
  const currency = useStore($currency)
  const { product, variant, reason, of, most, isSoldOut } = item
  const quantity = useStore($quantities)[variant.id] ?? 0
  const busy = useStore($busyVariants).has(variant.id)
  const store = useStore($location).detail?.name ?? ''
  const id = useId()
  const money = (cents: number) => formatMoney(cents, locale, currency)
  const name = `${product.name}, ${variant.name}`
  const cannot = quantity > 0 || most > 0 ? undefined : isSoldOut ? t('card.soldOut', { store }) : t('suggest.full')
  const onQuantity = (next: number) => {
    const press = setQuantity(variant.id, next)
    onPress?.(press)
  }
  return (
    <ProductTile
      pictured={product}
      form={product.form}
      brand={product.brand}
      link={
        <Link to={paths.product(location, product.slug)} replace={replace} aria-describedby={id}>
          {product.name}
        </Link>
      }
      price={
        <>
          <span className={layout.quiet}>{variant.name} · </span>
          <Price
            now={money(variant.salePrice ?? variant.price)}
            before={variant.salePrice === null ? undefined : money(variant.price)}
            words={{ now: t('price.now'), before: t('price.before') }}
          />
        </>
      }
      reason={<span id={id}>{suggestionReason(reason, product, isNamed ? of : undefined, locale)}</span>}
      control={
        cannot === undefined ? (
          <AddStepper
            kind="soft"
            quantity={quantity}
            busy={busy}
            addLabel={t('card.addName', { name })}
            onQuantity={onQuantity}
            stepper={
              <Stepper
                quantity={quantity}
                most={Math.max(most, quantity)}
                busy={busy}
                labels={stepperLabels(t, { name, count: quantity })}
                onQuantity={onQuantity}
              />
            }
          />
        ) : (
          <p className={layout.small}>{cannot}</p>
        )
      }
    />
  )
}

interface Props {
  title: ReactNode
  /** Undefined while they are loading, whose room is kept. */
  items: readonly SuggestedItem[] | undefined
  location: string
  /** True if a product takes this screen's place in the history. */
  replace: boolean
  /** True to name the product that each is compared with. */
  isNamed?: boolean
  box?: RefObject<HTMLElement | null>
  /** Hears of each press that changes the cart. */
  onPress?: ((press: Promise<unknown>) => void) | undefined
}

/** A row of suggested products, each with the reason and a button that adds it. */
export function SuggestionRow({ title, items, location, replace, isNamed = false, box, onPress }: Props) {
  const { t } = useT()
  const id = useId()
  if (items?.length === 0) return null
  return (
    <section className={s.box} aria-labelledby={id} ref={box}>
      <h2 id={id}>{title}</h2>
      {items ? (
        <ul className={s.line} aria-labelledby={id}>
          {items.map(item => (
            <SuggestionTile
              key={item.product.id}
              item={item}
              location={location}
              replace={replace}
              isNamed={isNamed}
              onPress={onPress}
            />
          ))}
        </ul>
      ) : (
        <Skeleton label={t('suggest.loading')}>
          <div className={s.bones}>
            {[1, 2, 3, 4, 5, 6].map(at => (
              <Bone key={at} height={160} radius={12} />
            ))}
          </div>
        </Skeleton>
      )}
    </section>
  )
}
