import type { Product } from '../../../contract/catalog/menu.ts'
import { useT } from '../../../i18n/translate.ts'
import { paths } from '../../../routing/paths.ts'
import { Link } from '../../../routing/router.tsx'
import { styles } from '../../../theme/styles.ts'
import { layout } from '../../../ui/layout.ts'

const s = styles({
  // Above the card's own link, which covers the whole card.
  way: 'position:relative;display:inline-flex;align-items:center;min-height:var(--sf-target);font-size:14px;'
})

/** Shows on a card that a product is sold out here, with a link to the store with the largest stock. */
export function SoldOut({ product, storeName }: { product: Product; storeName: string }) {
  const { t } = useT()
  const { alternative } = product
  return (
    <div>
      <p className={layout.small}>{t('card.soldOut', { store: storeName })}</p>
      {alternative && (
        <Link to={paths.product(alternative.location, product.slug)} className={s.way}>
          {t('card.leftAt', { count: alternative.stock, store: alternative.name })}
        </Link>
      )}
    </div>
  )
}
