import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { dataOf } from '../../../client/async-state.ts'
import type { Order } from '../../../contract/order/order.ts'
import { formatMoney } from '../../../format/money.ts'
import { useT } from '../../../i18n/translate.ts'
import { findMore, type MoreSize } from '../../../stores/order/changes/find-more.ts'
import { addSize, type OrderEdit } from '../../../stores/order/changes/order-edit.ts'
import { $menu } from '../../../stores/menu/menu.ts'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'

const s = styles({
  all: 'display:grid;gap:12px;',
  found: 'display:grid;gap:8px;',
  size: 'display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;& > p { flex:1 1 160px;min-width:0;overflow-wrap:anywhere; }'
})

/** Adds a size of the store's menu to an order, which a search finds by name. */
export function OneMore({ edit, order }: { edit: OrderEdit; order: Order }) {
  const { t, locale } = useT()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const menu = dataOf(useStore($menu))
  const products = menu?.location === order.location ? menu.products : []
  const found = findMore(products, typed, order, edit)
  const add = ({ product, variant }: MoreSize) => {
    setTyped('')
    // The button goes with the search.
    box.current?.querySelector('input')?.focus()
    void addSize({ variant: variant.id, name: product.name, variantName: variant.name })
  }
  return (
    <div ref={box} className={s.all}>
      <Field
        id="sf-change-more"
        label={t('change.more')}
        value={typed}
        onValue={setTyped}
        type="search"
        autoComplete="off"
        maxLength={80}
      />
      <div role="status">
        {typed.trim() !== '' && (
          <p className={layout.small}>
            {found.length === 0 ? t('change.noneFound') : t('change.found', { count: found.length })}
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul className={s.found} aria-label={t('change.more')}>
          {found.map(({ product, variant }) => {
            const name = `${product.name}, ${variant.name}`
            return (
              <li key={variant.id} className={s.size}>
                <p>
                  {product.name}{' '}
                  <span className={layout.small}>
                    {[variant.name, formatMoney(variant.salePrice ?? variant.price, locale, order.currency)].join(
                      ' · '
                    )}
                  </span>
                </p>
                <Button
                  kind="soft"
                  aria-label={t('change.addNamed', { name })}
                  onClick={() => add({ product, variant })}
                >
                  {t('change.add')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
