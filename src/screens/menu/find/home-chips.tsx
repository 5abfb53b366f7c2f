import { useStore } from '@nanostores/react'
import { type RefObject, useMemo } from 'react'
import { LateFavouritesLink } from '../../../components/late-favourites.tsx'
import { platform } from '../../../platform/platform.ts'
import { $sections } from '../../../stores/menu/menu.ts'
import { checkChip } from '../../../ui/form/check-chip.tsx'
import { DealsLink } from '../deals/deals-link.tsx'
import { DealsRow } from '../deals/deals-row.tsx'
import { QuickChips } from './quick-chips.tsx'

/** The quick filters of the whole menu, and the deals. `list` holds the products and then the results, and takes the focus. */
export function HomeChips({ list }: { list: RefObject<HTMLElement | null> }) {
  const sections = useStore($sections)
  const products = useMemo(() => sections.flatMap(section => section.products), [sections])
  const showResults = () => {
    const results = list.current
    if (!results) return
    if (results.getBoundingClientRect().top < platform().scroll.above()) results.scrollIntoView({ behavior: 'instant' })
    results.focus({ preventScroll: true })
  }
  return (
    <div>
      <QuickChips
        products={products}
        onChoose={showResults}
        first={<LateFavouritesLink chip={checkChip.chip} count={checkChip.count} />}
      >
        <DealsLink />
      </QuickChips>
      <DealsRow />
    </div>
  )
}
