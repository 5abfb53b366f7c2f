import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect } from 'react'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import SearchX from 'lucide/dist/esm/icons/search-x.mjs'
import { useT } from '../../i18n/translate.ts'
import { $business, $locations, loadBusiness } from '../../stores/location/business.ts'
import { enterLocation } from '../../stores/location/location.ts'
import { $distances, $storesByDistance } from '../../stores/location/stores-by-distance.ts'
import { $now } from '../../client/now.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { AsyncView } from '../../ui/feedback/async-view.tsx'
import { Notice, NoticeLine } from '../../ui/feedback/notice.tsx'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StoreCard } from './store-card.tsx'

const s = styles({
  list: 'display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));gap:12px;'
})

interface Props {
  /** A slug from the URL that matches no store. */
  refused?: string
  /** The search for the nearest store. */
  finder?: ReactNode
}

/** Enters the store of a retailer with a single one, where there is nothing to choose. */
function useOnlyStore(isRefused: boolean): void {
  const [first, ...others] = useStore($locations)
  const only = isRefused || others.length > 0 ? undefined : first?.slug
  useLayoutEffect(() => {
    if (only !== undefined) enterLocation(only)
  }, [only])
}

/** The store picker. */
export function LocationsScreen({ refused, finder }: Props) {
  const { t } = useT()
  useOnlyStore(refused !== undefined)
  const load = useStore($business)
  const now = useStore($now)
  const stores = useStore($storesByDistance)
  const distances = useStore($distances)
  return (
    <section className={layout.wide} aria-label={t('locations.title')}>
      <h1 tabIndex={-1}>{t('locations.title')}</h1>
      {refused !== undefined && (
        <NoticeLine tone="warn" icon={SearchX}>
          {t('locations.refused', { name: refused })}
        </NoticeLine>
      )}
      <AsyncView
        load={load}
        now={now}
        t={t}
        onRetry={loadBusiness}
        skeleton={
          <Skeleton label={t('locations.loading')}>
            <div className={s.list}>
              {[1, 2, 3].map(at => (
                <Bone key={at} height={128} radius={12} />
              ))}
            </div>
          </Skeleton>
        }
      >
        {() =>
          stores.length > 0 ? (
            <>
              {finder}
              <ul className={s.list}>
                {stores.map((location, at) => (
                  <StoreCard
                    key={location.id}
                    location={location}
                    now={now}
                    isNearest={at === 0 && distances[location.slug] !== undefined}
                  />
                ))}
              </ul>
            </>
          ) : (
            <Notice icon={MapPin} title={t('locations.none')} text={t('locations.noneText')} />
          )
        }
      </AsyncView>
    </section>
  )
}
