import type { ProductDetail } from '../../contract/catalog/product-detail.ts'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { ReadMore } from '../../ui/read-more.tsx'

const s = styles({
  row: 'display:flex;align-items:start;gap:16px;& > :last-child { min-width:0; }'
})

/** The retailer's text and picture of the product's brand; nothing without them. */
export function AboutBrand({ detail: { brand, aboutBrand } }: { detail: ProductDetail }) {
  const { t } = useT()
  if (!aboutBrand) return null
  return (
    <section className={layout.stack} aria-label={t('product.aboutBrand', { brand })}>
      <h2>{t('product.aboutBrand', { brand })}</h2>
      <div className={s.row}>
        {aboutBrand.picture && <Picture of={aboutBrand} form="" size={72} />}
        {aboutBrand.text && <ReadMore text={aboutBrand.text} more={t('product.more')} less={t('product.less')} />}
      </div>
    </section>
  )
}
