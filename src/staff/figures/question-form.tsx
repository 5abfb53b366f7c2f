import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $now } from '../../client/now.ts'
import { presetOf, presets, presetSpan, type Preset, spanError } from '../../rules/report/span.ts'
import { styles } from '../../theme/styles.ts'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Field } from '../../ui/form/field.tsx'
import { type FiguresQuestion } from '../data/figures.ts'
import { $stores } from '../data/stores.ts'
import { useFigureWords } from './figure-words.ts'
import { todayAt } from './today.ts'

const s = styles({
  form: `display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;align-items:start;
& > * { grid-template-columns:minmax(0,1fr);min-width:0; } & > label { grid-column:1/-1; } & input { min-width:0; }
@container sf (min-width: 768px) { grid-template-columns:repeat(4,minmax(0,1fr));& > label { grid-column:auto; } }`
})

interface Props {
  question: FiguresQuestion
  onQuestion(question: FiguresQuestion): void
}

/** Chooses the store and the days of the figures. Days that can't be read are explained at their field, and change nothing. */
export function QuestionForm({ question, onQuestion }: Props) {
  const { t } = useFigureWords()
  const [stores, now] = [useStore($stores), useStore($now)]
  const [typed, setTyped] = useState(question)
  const today = todayAt(stores, typed.location, now)
  const error = spanError(typed)
  const ask = (next: FiguresQuestion) => {
    setTyped(next)
    if (!spanError(next)) onQuestion(next)
  }
  const day = (field: 'from' | 'to', label: string) => (
    <Field
      id={`figures-${field}`}
      label={label}
      type="date"
      max={field === 'from' ? today : undefined}
      value={typed[field]}
      error={error?.field === field ? t(error.code === 'too_long' ? 'figures.tooLong' : 'figures.wrongDay') : undefined}
      onValue={value => ask({ ...typed, [field]: value })}
    />
  )
  return (
    <div className={s.form}>
      {stores.length > 1 && (
        <FieldSelect
          id="figures-store"
          label={t('figures.store')}
          value={typed.location}
          options={[
            { value: '', label: t('figures.allStores') },
            ...stores.map(({ slug, name }) => ({ value: slug, label: name }))
          ]}
          onValue={location => ask({ ...typed, location })}
        />
      )}
      <FieldSelect
        id="figures-preset"
        label={t('figures.period')}
        value={presetOf(typed, today) ?? 'other'}
        options={[...presets, 'other' as const].map(value => ({
          value,
          label: t(`figures.preset.${value}`),
          disabled: value === 'other'
        }))}
        onValue={value => ask({ ...typed, ...presetSpan(value as Preset, today) })}
      />
      {day('from', t('figures.from'))}
      {day('to', t('figures.to'))}
    </div>
  )
}
