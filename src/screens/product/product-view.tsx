import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Product, ProductDetail } from '../../contract/catalog/menu.ts'
import { formatNumber } from '../../format/number.ts'
import { useT } from '../../i18n/translate.ts'
import { $flags } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { chooseSize, sizeOf } from '../../stores/menu/chosen-size.ts'
import { styles } from '../../theme/styles.ts'
import { Chip, StrainChip } from '../../ui/chip.tsx'
import { ReadMore } from '../../ui/read-more.tsx'
import { layout } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { BuyBox } from './buy-box.tsx'
import { Facts } from './facts.tsx'
import { Related } from './related.tsx'
import { ShareButton } from './share-button.tsx'

const s = styles({
  page: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;',
  columns: `display:grid;grid-template-columns:minmax(0,1fr);gap:24px;
@container sf (min-width: 560px) { grid-template-columns:minmax(0,1fr) minmax(0,1fr); }
@container sf (min-width: 900px) { gap:48px; }`,
  picture: `@container sf (max-width: 559px) { width:min(100%,42vh);min-width:200px;justify-self:center; }
@container sf (min-width: 560px) { position:sticky;inset-block-start:calc(var(--sf-top) + 16px);align-self:start; }`,
  mark: 'position:absolute;inset-block-start:12px;inset-inline-start:12px;',
  more: 'display:grid;gap:24px;align-content:start;min-width:0;',
  name: 'font-size:28px;'
})

/** Returns the class of a product's two columns, for placeholders. */
export const columnsClass = (): string => s.columns

interface Props {
  /** The product as in the menu. */
  product: Product
  /** The product's details; undefined while loading. */
  detail: ProductDetail | undefined
  location: string
  /** The id of the heading that labels the dialog; on a page, the heading is the page's title. */
  titleId?: string
}

/** A product: sizes and prices, the add button, label facts, and related products. */
export function ProductView({ product, detail, location, titleId }: Props) {
  const { t, locale } = useT()
  const { in_store: isKiosk } = useStore($flags)
  const [, setChosen] = useState('')
  const variant = sizeOf(product)
  const { rating, effects } = product
  const Title = titleId ? 'h2' : 'h1'
  const choose = (size: string) => {
    chooseSize(product, size)
    setChosen(size)
  }
  return (
    <div className={s.page}>
      <article className={s.columns}>
        <div className={s.picture}>
          <Picture src={product.picture} form={product.form} alt={t('product.picture', { name: product.name })} eager>
            {product.strainType && (
              <div className={s.mark}>
                <StrainChip type={product.strainType} word={t(`strain.${product.strainType}`)} />
              </div>
            )}
          </Picture>
        </div>
        <div className={s.more}>
          <header className={layout.tight}>
            <p className={layout.quiet}>{product.brand}</p>
            <Title id={titleId} className={s.name} tabIndex={-1}>
              {product.name}
            </Title>
            {rating && (
              <p className={layout.small}>
                {t('product.rating', { average: formatNumber(rating.average, locale), count: rating.count })}
              </p>
            )}
          </header>
          {variant && (
            <BuyBox
              product={product}
              elsewhere={detail?.elsewhere}
              variant={variant}
              location={location}
              onChoose={choose}
            />
          )}
          {detail?.description && (
            <ReadMore text={detail.description} more={t('product.more')} less={t('product.less')} />
          )}
          {effects.length > 0 && (
            <div className={layout.row}>
              <span className={layout.small}>{t('product.effects')}</span>
              {effects.map(effect => (
                <Chip key={effect} tone="line">
                  {effect}
                </Chip>
              ))}
            </div>
          )}
          <Facts product={product} detail={detail} variant={variant} />
          {/* A kiosk has no sharing (SPEC C15). */}
          {!isKiosk && <ShareButton title={product.name} path={paths.product(location, product.slug)} />}
        </div>
      </article>
      <Related product={product} location={location} replace={titleId !== undefined} />
    </div>
  )
}
