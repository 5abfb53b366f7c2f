import { useStore } from '@nanostores/react'
import { useT } from '../../../../i18n/translate.ts'
import { packagedWithin } from '../../../../rules/lot/packaged-within.ts'
import { $query, changeQuery } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { CheckChip, checkChip } from '../../../../ui/form/check-chip.tsx'
import { group } from './group.ts'

/** The age of the packaging date, at most. */
export function PackagedChoice() {
  const { t } = useT()
  const { packaged } = useStore($query)
  const facets = useStore($facets)
  return (
    <fieldset>
      <legend className={group.legend}>{t('find.packaged')}</legend>
      <div className={checkChip.row}>
        {packagedWithin.map(days => (
          <CheckChip
            key={days}
            label={t('find.lastDays', { count: days })}
            count={facets.packaged.get(String(days))?.count ?? 0}
            checked={packaged === days}
            onToggle={() => changeQuery({ packaged: packaged === days ? undefined : days })}
          />
        ))}
      </div>
    </fieldset>
  )
}
