import { useStore } from '@nanostores/react'
import type { StrainType } from '../../../contract/catalog/menu.ts'
import type { EditedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { formatMoney } from '../../../format/money.ts'
import { formatPotency } from '../../../format/potency.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { styles } from '../../../theme/styles.ts'
import { Chip, StrainMark } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { $store, $stores } from '../../data/stores.ts'
import { InLanguage } from '../forms/in-language.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'
import { shownPicture } from '../picture/picture-address.ts'
import { $edited, productForm } from './product-form.ts'
import { readProduct } from './read-product.ts'

const s = styles({
  card: `display:grid;gap:4px;width:min(240px,100%);padding:12px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-surface);`,
  marks: 'position:absolute;inset:8px 8px auto;display:grid;gap:4px;justify-items:start;',
  brand: 'font-size:14px;color:var(--sf-ink-2);overflow-wrap:anywhere;',
  name: 'font-weight:500;line-height:1.25;overflow-wrap:anywhere;',
  facts:
    'display:flex;flex-wrap:wrap;gap:0 10px;font-size:12px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  sizes: 'display:flex;flex-wrap:wrap;gap:4px;'
})

/** The product as it is typed. */
function useTypedProduct() {
  const { values } = useStore(productForm.$state)
  const stores = useStore($stores)
  const edited = useStore($edited)
  return edited && readProduct(values, edited.shown, stores).product
}

function Card({ language }: { language: Locale }) {
  const { t } = useCatalogueWords()
  const slug = useStore($store)?.slug
  const product = useTypedProduct()
  const before = useStore($edited)?.before
  if (!product) return null
  const { fields, sizes } = product
  const [size] = sizes
  const price = (size?.prices.find(({ store }) => store === slug) ?? size?.prices[0])?.fields
  const money = (cents: number) => formatMoney(cents, language)
  // An amount that can't be read yet is read as zero.
  const shown = price?.salePrice ?? price?.price ?? 0
  const isSale = price !== undefined && price.salePrice !== null
  return (
    <div className={s.card} lang={language}>
      <Picture of={{ picture: pictureOf(product, before) }} form={fields.form} size={216}>
        <div className={s.marks}>
          {isSale && <Chip tone="accent">{price.saleName ? inLocale(price.saleName, language) : t('cat.onSale')}</Chip>}
        </div>
      </Picture>
      <p className={s.brand}>{fields.brand}</p>
      <p className={s.name}>{inLocale(fields.name, language) || t('edit.noName')}</p>
      <p className={s.facts}>
        {fields.strainType && <StrainMark type={fields.strainType} word={strainIn(fields.strainType, t)} />}
        {fields.thc && <span>THC {formatPotency(fields.thc, language)}</span>}
        {fields.cbd && <span>CBD {formatPotency(fields.cbd, language)}</span>}
      </p>
      <p className={s.sizes}>
        {sizes.map(({ id, fields: { size: name } }) => (
          <Chip key={id} tone="line">
            {inLocale(name, language)}
          </Chip>
        ))}
      </p>
      {price !== undefined && shown > 0 && (
        <Price
          now={money(shown)}
          before={isSale ? money(price.price) : undefined}
          words={{ now: t('edit.now'), before: t('edit.before') }}
        />
      )}
    </div>
  )
}

const strainIn = (type: StrainType, t: ReturnType<typeof useCatalogueWords>['t']): string =>
  t(`edit.strainType.${type}`)

/** The address of the picture: the one that was typed, or else the one that the shop shows. */
const pictureOf = ({ fields, shown }: EditedProduct, before: EditedProduct | undefined): string | null =>
  before && fields.picture === before.fields.picture
    ? shown
    : shownPicture({ value: fields.picture ?? '', start: '', shown: null })

/** The product about as the shop's card shows it, in a language that is chosen. */
export function PreviewCard() {
  const { t } = useCatalogueWords()
  return (
    <InLanguage id="edit-preview" title={t('edit.preview')}>
      {language => <Card language={language} />}
    </InLanguage>
  )
}
