import type { Category } from '../../contract/catalog/menu.ts'
import { useT } from '../../i18n/translate.ts'
import { paths } from '../../routing/paths.ts'
import { Link } from '../../routing/router.tsx'
import { styles } from '../../theme/styles.ts'
import { fadedEnds } from '../../ui/layout.ts'

const s = styles({
  head: 'display:grid;grid-template-columns:minmax(0,1fr);gap:8px;margin-bottom:16px;',
  title:
    'display:flex;align-items:baseline;gap:8px;& span { font-size:14px;font-weight:400;color:var(--sf-ink-2);letter-spacing:0; }',
  line: `display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;margin:-4px -16px;padding:4px 32px 4px 16px;white-space:nowrap;overscroll-behavior-x:contain;
${fadedEnds}
& > li { flex:none; }
@container sf (min-width: 480px) { margin-inline:-24px;padding-inline-start:24px; }`,
  link: `display:inline-flex;align-items:center;gap:6px;min-height:var(--sf-target);padding:4px 14px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-pill);
font-size:14px;color:inherit;text-decoration:none;
&:hover { border-color:var(--sf-line-2); }
& span { color:var(--sf-ink-2);font-variant-numeric:tabular-nums; }`
})

/** Returns the path of a store's list filtered by one subcategory. */
const pathOf = (location: string, category: string, sub: string): string =>
  `${paths.location(location)}?${new URLSearchParams({ category, sub }).toString()}`

interface Props {
  category: Category
  /** The number of products in the section. */
  count: number
  location: string
}

/** A category's name above its section, with links to its subcategories. */
export function SectionHead({ category, count, location }: Props) {
  const { t } = useT()
  const subs = category.subCategory.filter(sub => sub.productCount > 0).sort((a, b) => a.sort_order - b.sort_order)
  return (
    <div className={s.head}>
      <h2 className={s.title}>
        {category.name}
        <span>{count}</span>
      </h2>
      {subs.length > 1 && (
        <ul className={s.line} aria-label={t('menu.subs', { name: category.name })}>
          {subs.map(sub => (
            <li key={sub.id}>
              <Link to={pathOf(location, category.slug, sub.slug)} className={s.link}>
                {sub.name} <span>{sub.productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
