import { type ComponentType, memo, type RefObject } from 'react'
import { BannerRoom } from '../../components/banner-room.tsx'
import type { Section } from '../../stores/menu/menu.ts'
import { styles } from '../../theme/styles.ts'
import type { Find } from './find/find.ts'
import { HomeRows } from './home-rows.tsx'
import { CategoryRows } from './category-rows.tsx'

const s = styles({
  menu: 'display:grid;grid-template-columns:minmax(0,1fr);gap:32px;@container sf (min-width: 700px) { gap:48px; }',
  quick: 'min-height:var(--sf-target);'
})

interface Props {
  sections: Section[]
  location: string
  storeName: string
  /** The component with previously ordered products, once loaded. */
  again: ComponentType<{ location: string; storeName: string }> | undefined
  /** The quick filters, once loaded; their room is kept. */
  quick: Find['HomeChips'] | undefined
  /** The element with the products. */
  list: RefObject<HTMLElement | null>
}

/** The menu by category: a row of each, short enough that the host page's footer is within reach. */
export const HomeView = memo(function HomeView({ sections, again, quick: Quick, list, ...rest }: Props) {
  return (
    <div className={s.menu}>
      <BannerRoom key={rest.location} place="menu" />
      <HomeRows {...rest} again={again} />
      <div className={s.quick}>{Quick && <Quick list={list} />}</div>
      <CategoryRows {...rest} sections={sections} />
    </div>
  )
})
