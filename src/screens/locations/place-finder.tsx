import { useStore } from '@nanostores/react'
import LocateFixed from 'lucide/dist/esm/icons/locate-fixed.mjs'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useT } from '../../i18n/translate.ts'
import { $userAddress } from '../../stores/location/location.ts'
import {
  $placeSearch,
  choosePlace,
  findNear,
  forgetPlace,
  submitPlace,
  typePlace
} from '../../stores/location/place-search.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { SuggestField } from '../../ui/form/suggest-field.tsx'

const s = styles({
  all: 'display:grid;gap:12px;max-width:720px;',
  ask: `display:grid;gap:12px;align-items:end;
& > button { min-height:max(48px,var(--sf-target)); }
@container sf (min-width: 480px) { grid-template-columns:minmax(0,1fr) auto; }`,
  set: 'display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;min-height:var(--sf-target);',
  place: 'display:flex;align-items:center;gap:8px;min-width:0;font-weight:500;& svg { color:var(--sf-ink-2); }'
})

/** Asks the device or the shopper for a location, to list the nearest store first; it can be cleared. */
export function PlaceFinder() {
  const { t } = useT()
  const place = useStore($userAddress)
  const { text, places, waiting, problem } = useStore($placeSearch)
  return (
    <div className={s.all}>
      <div className={s.ask}>
        <SuggestField
          id="sf-place"
          label={t('place.label')}
          value={text}
          options={places.map(option => option.address)}
          listLabel={t('place.list')}
          count={t('place.found', { count: places.length })}
          onValue={typePlace}
          onChoose={at => {
            const chosen = places[at]
            if (chosen) choosePlace(chosen)
          }}
          onSubmit={() => void submitPlace()}
        />
        <Button busy={waiting === 'device'} onClick={() => void findNear()}>
          {waiting !== 'device' && <Icon of={LocateFixed} />}
          {t('place.near')}
        </Button>
      </div>
      {problem && (
        <NoticeLine tone="warn" icon={TriangleAlert}>
          {t(`place.problem.${problem}`)}
        </NoticeLine>
      )}
      {place && (
        <p className={s.set} role="status">
          <span className={s.place}>
            <Icon of={MapPin} size={18} />
            <span>{place.address ? t('place.set', { place: place.address }) : t('place.here')}</span>
          </span>
          <Button kind="quiet" onClick={forgetPlace}>
            {t('place.forget')}
          </Button>
        </p>
      )}
    </div>
  )
}
