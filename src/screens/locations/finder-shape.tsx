import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { $userAddress } from '../../stores/location/location.ts'
import { styles } from '../../theme/styles.ts'
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The layout shared by the finder and its placeholder. */
export const finder = styles({
  all: 'display:grid;gap:12px;max-width:720px;',
  ask: `display:grid;gap:12px;align-items:end;
& > button { min-height:max(48px,var(--sf-target)); }
@container sf (min-width: 480px) { grid-template-columns:minmax(0,1fr) auto; }`
})

/** The finder's placeholder, with its final height. */
export function FinderShape() {
  const { t } = useT()
  const place = useStore($userAddress)
  return (
    <Skeleton label={t('busy.label')}>
      <div className={finder.all}>
        <div className={finder.ask}>
          <Bone height={74} />
          <Bone height={48} width={128} radius={24} />
        </div>
        {place && <Bone height={44} />}
      </div>
    </Skeleton>
  )
}
