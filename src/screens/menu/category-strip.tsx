import { useEffect, useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import type { Section } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'
import { Link } from '../../routing/router.tsx'
import { fadedEnds } from '../../ui/layout.ts'
import { Picture } from '../../ui/picture.tsx'
import { categoryPath } from './category-path.ts'

const s = styles({
  nav: 'min-width:0;flex:1;',
  strip: `display:flex;gap:8px;overflow-x:auto;& > li { flex:none; }padding:8px 32px 8px 16px;margin-inline:-16px;scrollbar-width:none;overscroll-behavior-x:contain;
${fadedEnds}
@container sf (min-width: 480px) { padding-inline-start:24px;margin-inline:-24px 0; }`,
  tile: `display:flex;align-items:center;gap:10px;min-height:max(56px,var(--sf-target));padding:3px 14px 3px 3px;border:1px solid var(--sf-line);border-radius:14px;
background:var(--sf-raised);white-space:nowrap;color:inherit;text-decoration:none;
@container sf (max-width: 479px) { padding-inline:9px;& > div { display:none; } }
&[aria-current] { border-color:var(--sf-accent-ink);background:color-mix(in srgb,var(--sf-accent-edge) 14%,var(--sf-raised)); }`,
  name: 'display:block;font-size:14px;font-weight:500;line-height:1.25;@container sf (max-width: 479px) { font-size:13px; }',
  count: 'display:block;font-size:12px;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;'
})

interface Props {
  sections: Section[]
  location: string
  /** The slug of the category that is shown. */
  current: string | undefined
  /** Hidden rather than unmounted, because its pictures are slow to render. */
  hidden: boolean
}

/** Links to the categories as tiles in a scrolling row; the current one is kept in view. */
export function CategoryStrip({ sections, location, current, hidden }: Props) {
  const { t } = useT()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tile = strip.current?.querySelector<HTMLElement>('[aria-current]')
    // Relative to the bar, in which other elements may come before the strip.
    const start = strip.current?.offsetLeft ?? 0
    if (tile) strip.current?.scrollTo?.({ left: tile.offsetLeft - start - 48, behavior: 'smooth' })
  }, [current, hidden])
  return (
    <nav className={s.nav} hidden={hidden} aria-label={t('menu.categories')}>
      <ul className={s.strip} ref={strip}>
        {sections.map(({ category, products, count }) => (
          <li key={category.id}>
            <Link
              to={categoryPath(location, category.slug)}
              className={s.tile}
              {...(category.slug === current && { 'aria-current': 'page' })}
            >
              <Picture of={category.picture ? category : products[0]} form={category.form} size={48} />
              <span>
                <span className={s.name}>{category.name}</span>
                <span className={s.count}>{t('menu.count', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
