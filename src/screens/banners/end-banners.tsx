import { useState, useRef } from 'react'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { useBelowView } from '../../ui/use-below-view.ts'
import { layout } from '../../ui/layout.ts'
import { BannerCard } from './banner-card.tsx'
import { useShown } from './use-shown.ts'

// Without banners it has no gap.
const s = styles({ place: 'position:absolute;' })

/** The banners of the cart or of an order's page. Those that come later than it are drawn while their place is below the view. */
export function EndBanners({ place }: { place: 'cart' | 'order' }) {
  const { t } = useT()
  const { location, banners } = useShown(place)
  const box = useRef<HTMLDivElement>(null)
  const hasAny = banners.length > 0
  const [wasThere] = useState(hasAny)
  const isBelow = useBelowView(box, hasAny && !wasThere)
  if (!hasAny) return null
  const isShown = wasThere || isBelow
  return (
    <div ref={box} className={isShown ? undefined : s.place}>
      {isShown && (
        <ul className={layout.stack} aria-label={t('banner.list')}>
          {banners.map(banner => (
            <li key={banner.id}>
              <BannerCard banner={banner} location={location} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
