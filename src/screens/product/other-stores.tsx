import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { ProductDetail } from '../../contract/catalog/product-detail.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  box: 'display:grid;gap:8px;padding:16px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);',
  title: 'font-weight:650;',
  link: 'display:flex;align-items:center;justify-content:space-between;min-height:var(--sf-target);border-top:1px solid var(--sf-line);color:inherit;text-decoration:none;&:hover { text-decoration:underline; }'
})

interface Props {
  slug: string
  stores: ProductDetail['elsewhere']
  storeName: string
}

/** Shows that a product is sold out here, and which other stores have it. */
export function Elsewhere({ slug, stores, storeName }: Props) {
  const { t } = useT()
  return (
    <div className={s.box}>
      <p className={s.title}>{t('card.soldOut', { store: storeName })}</p>
      {stores.length === 0 ? (
        <p className={layout.small}>{t('elsewhere.none')}</p>
      ) : (
        <ul>
          {stores.map(store => (
            <li key={store.location}>
              <Link to={paths.product(store.location, slug)} className={s.link}>
                {t('elsewhere.left', { count: store.stock, store: store.name })}
                <Icon of={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
