import { useId, useState } from 'react'
import { useT } from '../../../../i18n/translate.ts'
import { fold } from '../../../../lib/search/fold.ts'
import { styles } from '../../../../theme/styles.ts'
import { Button } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { CheckChip, checkChip } from '../../../../ui/form/check-chip.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { layout } from '../../../../ui/layout.ts'
import { group } from './group.ts'

/** The initial number of options, how many more to show at a time, and the number from which the list is searchable. */
const FEW = 8
const MORE = 30
const SEARCHABLE = 12

const s = styles({ find: 'margin-block:4px 8px;& label { font-size:14px;font-weight:400; }' })

/** An option of a multiple-choice filter. */
export interface Choosable {
  key: string
  name: string
  count: number
}

interface Props {
  legend: string
  /** In display order. */
  options: readonly Choosable[]
  chosen: readonly string[]
  onToggle(key: string): void
  /** For short names: chips in a row instead of one option per line. */
  chips?: boolean
}

/** A multiple-choice filter; a long list is truncated and searchable, as chips only once it is expanded. */
export function FacetList({ legend, options, chosen, onToggle, chips }: Props) {
  const { t } = useT()
  const id = useId()
  const [most, setMost] = useState(FEW)
  const [text, setText] = useState('')
  if (options.length === 0) return null
  const wanted = fold(text.trim()).text
  const matches = wanted ? options.filter(({ name }) => fold(name).text.includes(wanted)) : options
  // Chosen options are always visible.
  const shown = wanted ? matches.slice(0, MORE) : matches.filter(({ key }, at) => at < most || chosen.includes(key))
  const rest = matches.length - shown.length
  const Choice = chips ? CheckChip : Check
  return (
    <fieldset>
      <legend className={group.legend}>{legend}</legend>
      {options.length > SEARCHABLE && (!chips || most > FEW) && (
        <div className={s.find}>
          <Field
            id={id}
            type="search"
            autoComplete="off"
            label={t('find.within', { name: legend })}
            value={text}
            onValue={setText}
          />
        </div>
      )}
      <div className={chips ? checkChip.row : undefined}>
        {shown.map(({ key, name, count }) => (
          <Choice key={key} label={name} count={count} checked={chosen.includes(key)} onToggle={() => onToggle(key)} />
        ))}
      </div>
      {matches.length === 0 && <p className={layout.small}>{t('find.noOption')}</p>}
      {!wanted && rest > 0 && (
        <Button kind="quiet" onClick={() => setMost(most + MORE)}>
          {t('find.more', { count: Math.min(rest, MORE) })}
        </Button>
      )}
      {!wanted && rest === 0 && most > FEW && (
        <Button kind="quiet" onClick={() => setMost(FEW)}>
          {t('find.fewer')}
        </Button>
      )}
    </fieldset>
  )
}
