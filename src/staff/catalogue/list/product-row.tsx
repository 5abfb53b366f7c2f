import { memo } from 'react'
import type { ListedProduct } from '../../../contract/staff/staff-catalogue.ts'
import { formatMoney } from '../../../format/money.ts'
import { styles } from '../../../theme/styles.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { inLocale, useCatalogueWords } from '../words.ts'

const s = styles({
  row: `display:flex;align-items:center;gap:8px 12px;padding:8px 16px 8px 8px;min-height:72px;
&[data-gone] img { filter:grayscale(1);opacity:.6; }`,
  box: `display:grid;place-items:center;flex:none;width:var(--sf-target);height:var(--sf-target);cursor:pointer;
& input { width:20px;height:20px;accent-color:var(--sf-accent-ink); }`,
  about: 'flex:1;min-width:0;display:grid;gap:2px;overflow-wrap:anywhere;',
  name: `justify-self:start;min-height:24px;font-weight:650;text-align:start;text-decoration:underline;text-decoration-color:var(--sf-line-2);text-underline-offset:.2em;
&:hover { text-decoration-color:currentColor; }`,
  facts: 'font-size:14px;color:var(--sf-ink-2);',
  chips: 'display:flex;flex-wrap:wrap;gap:4px;&:empty { display:none; }',
  figures: `display:grid;gap:2px;flex:none;text-align:end;font-variant-numeric:tabular-nums;
& small { font-size:14px;color:var(--sf-ink-2); }
@container sf (max-width: 479px) { max-width:112px; }`
})

interface Props {
  product: ListedProduct
  category: string
  isSelected: boolean
  onSelect(id: string): void
  onOpen(id: string): void
}

/** A product in the list of all products. */
export const ProductRow = memo(function ProductRow({ product, category, isSelected, onSelect, onOpen }: Props) {
  const { t, locale } = useCatalogueWords()
  const { id, brand, picture, featured, discontinued, lowest, highest, onSale, stock, sizes, stores, isEdited } =
    product
  const name = inLocale(product.name, locale)
  const money = (cents: number) => formatMoney(cents, locale)
  const prices =
    lowest === null || highest === null
      ? t('cat.noPrice')
      : lowest === highest
        ? money(lowest)
        : t('cat.range', { from: money(lowest), to: money(highest) })
  const isSoldOut = stock === 0 && sizes > 0
  return (
    <li className={s.row} data-product={id} data-gone={discontinued || undefined}>
      <label className={s.box}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('cat.select', { name })}
          onChange={() => onSelect(id)}
        />
      </label>
      <Picture of={{ picture }} form="" size={48} />
      <div className={s.about}>
        <button type="button" className={s.name} onClick={() => onOpen(id)}>
          {name}
        </button>
        <p className={s.facts}>{[brand, category, t('cat.sizes', { count: sizes })].filter(Boolean).join(' · ')}</p>
        <p className={s.chips}>
          {isEdited && <Chip tone="warn">{t('cat.edited')}</Chip>}
          {discontinued && <Chip tone="line">{t('cat.archived')}</Chip>}
          {featured && <Chip tone="line">{t('cat.featured')}</Chip>}
          {onSale && <Chip tone="ok">{t('cat.onSale')}</Chip>}
          {isSoldOut && <Chip tone="bad">{t('cat.soldOut')}</Chip>}
        </p>
      </div>
      <p className={s.figures}>
        <span>{prices}</span>
        <small>{t('cat.inStock', { count: stock })}</small>
        <small>{t('cat.stores', { count: stores.length })}</small>
      </p>
    </li>
  )
})
