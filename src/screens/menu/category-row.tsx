import { memo } from 'react'
import { useT } from '../../i18n/translate.ts'
import { Link } from '../../routing/router.tsx'
import type { Section } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { fadedEnds } from '../../ui/layout.ts'
import { CardRow } from './card/card-row.tsx'
import { categoryPath } from './category-path.ts'

/** The most products of a category in its row; all are on the page of the category. */
const MOST = 12

const s = styles({
  line: `display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;margin:-4px -16px;padding:4px 32px 4px 16px;white-space:nowrap;overscroll-behavior-x:contain;
${fadedEnds}
& > li { flex:none; }
@container sf (min-width: 480px) { margin-inline:-24px;padding-inline-start:24px; }`,
  link: `display:inline-flex;align-items:center;gap:6px;min-height:var(--sf-target);padding:4px 14px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-pill);
font-size:14px;color:inherit;text-decoration:none;
&:hover { border-color:var(--sf-line-2); }
& span { color:var(--sf-ink-2);font-variant-numeric:tabular-nums; }`,
  all: 'display:inline-flex;align-items:center;margin-inline-start:auto;min-height:var(--sf-target);font-size:14px;font-weight:500;'
})

interface Props {
  section: Section
  location: string
  storeName: string
  /** Its place among the rows of the screen, from 0. */
  nth: number
}

/** The first products of a category in a row, with links to all of them and to its subcategories. */
export const CategoryRow = memo(function CategoryRow({ section, location, ...rest }: Props) {
  const { t } = useT()
  const { category, products, count } = section
  const { name, slug } = category
  const subs = category.subCategory.filter(sub => sub.productCount > 0).sort((a, b) => a.sort_order - b.sort_order)
  return (
    <CardRow
      {...rest}
      title={name}
      location={location}
      products={products.slice(0, MOST)}
      category={category.id}
      way={
        <Link to={categoryPath(location, slug)} className={s.all}>
          {t('menu.seeAll', { count })}
          <span className={hiddenClass}> {name}</span>
        </Link>
      }
    >
      {subs.length > 1 && (
        <ul className={s.line} aria-label={t('menu.subs', { name })}>
          {subs.map(sub => (
            <li key={sub.id}>
              <Link to={categoryPath(location, slug, sub.slug)} className={s.link}>
                {sub.name} <span>{sub.productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </CardRow>
  )
})
