import { useStore } from '@nanostores/react'
import { useState } from 'react'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import type { PotencyUnit } from '../../../../contract/catalog/potency.ts'
import { useT } from '../../../../i18n/translate.ts'
import { bandFor, bandsOf, type SpanName, usefulBands } from '../../../../rules/menu/bands.ts'
import { $currency } from '../../../../stores/location/business.ts'
import { $query, changeQuery } from '../../../../stores/menu/menu-query.ts'
import { $facets } from '../../../../stores/menu/menu-results.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckChip, checkChip } from '../../../../ui/form/check-chip.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { bandText } from '../band-words.ts'
import { group } from './group.ts'
import { SpanFields } from './span-fields.tsx'

interface Props {
  name: SpanName
  /** The label with its unit. */
  legend: string
  unit: PotencyUnit
}

/** A range as chips, with typed bounds behind a button; those are open from the start for a range without a chip. */
export function SpanChoice({ name, legend, unit }: Props) {
  const { t, locale } = useT()
  const span = useStore($query)[name]
  const facets = useStore($facets)
  const currency = useStore($currency)
  const [isOpened, setOpened] = useState(false)
  const chosen = bandFor(name, unit, span)
  const isExact = span !== undefined && chosen === undefined
  const isOpen = isOpened || isExact
  const bands = usefulBands(bandsOf(name, unit), facets.bands[name], chosen)
  if (bands.length === 0 && !isExact && !facets[name]) return null
  return (
    <fieldset>
      <legend className={group.legend}>{legend}</legend>
      <div className={checkChip.row}>
        {bands.map(band => (
          <CheckChip
            key={band.key}
            label={bandText(band, name, unit, locale, currency)}
            count={facets.bands[name].get(band.key)?.count ?? 0}
            checked={band === chosen}
            onToggle={() => changeQuery({ [name]: band === chosen ? undefined : { min: band.min, max: band.max } })}
          />
        ))}
      </div>
      {!isExact && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpened(!isOpened)}>
          {t('find.exact')}
          <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
        </Button>
      )}
      {isOpen && <SpanFields name={name} span={span} bounds={facets[name]} scale={name === 'price' ? 100 : 1} />}
    </fieldset>
  )
}
