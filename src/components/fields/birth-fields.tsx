import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { Field } from '../../ui/form/field.tsx'

// An error is shown below all three, over their whole width.
const s = styles({
  parts: `border:0;margin:0;padding:0;min-width:0;display:grid;grid-template:auto auto/1fr 1fr 1.4fr;grid-auto-flow:column;gap:4px 12px;text-align:start;
& legend { padding:0;margin-bottom:8px;font-weight:500; } & > div { display:contents; } & > div > * { min-width:0; } & span { grid-area:3/1/auto/-1; }`
})

const parts = [
  ['day', 2, 'bday-day'],
  ['month', 2, 'bday-month'],
  ['year', 4, 'bday-year']
] as const

type Part = (typeof parts)[number][0]

/** The names of the fields. In full, so that the age gate comes with these messages alone. */
export const birthNames = { day: 'field.day', month: 'field.month', year: 'field.year' } as const

interface Props {
  legend: string
  /** The id of each field. */
  ids: Record<Part, string>
  /** The typed text of each field. */
  typed: Record<Part, string>
  /** The field that an error is about, and its text. */
  error: { field: Part; text: string } | undefined
  onType(field: Part, typed: string): void
}

/** A date of birth as day, month and year, typed. */
export function BirthFields({ legend, ids, typed, error, onType }: Props) {
  const { t } = useT()
  return (
    <fieldset className={s.parts}>
      <legend>{legend}</legend>
      {parts.map(([name, length, autoComplete]) => (
        <Field
          key={name}
          id={ids[name]}
          name={name}
          label={t(birthNames[name])}
          value={typed[name]}
          inputMode="numeric"
          maxLength={length}
          autoComplete={autoComplete}
          required
          error={error?.field === name ? error.text : undefined}
          onValue={value => onType(name, value)}
        />
      ))}
    </fieldset>
  )
}
