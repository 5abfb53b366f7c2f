import type { ReactNode } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Check } from '../../../ui/form/check.tsx'
import { fieldRowClass } from '../../../ui/form/field-row.ts'
import { FieldError, Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { look } from '../edit/look.ts'
import type { SettingsField } from './use-settings-fields.ts'
import { type SettingsWord, useSettingsWords } from './words.ts'

const s = styles({
  // Fields are level where labels wrap, and where sentences of errors do.
  grid: `display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,210px),1fr));gap:16px;align-items:end;
&:has([aria-invalid="true"]) { align-items:start; }`,
  flags: 'display:grid;gap:4px;',
  flag: 'display:grid;gap:0;& > :not(label) { margin-inline-start:32px; }'
})

/** A part of the form with its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={look.box} aria-labelledby={`set-${id}`}>
      <h3 id={`set-${id}`} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Fields in as many columns as there is room for. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={s.grid}>{children}</div>

/** Switches below one another. */
export const Flags = ({ children }: { children: ReactNode }) => <div className={s.flags}>{children}</div>

interface FlagProps {
  field: SettingsField
  name: string
  label: SettingsWord
  /** The sentence on its meaning. */
  text?: SettingsWord
}

/** A switch with a sentence on its meaning. */
export function Flag({ field, name, label, text }: FlagProps) {
  const { t } = useSettingsWords()
  const { id, value, error, onValue } = field(name)
  return (
    <div className={s.flag} id={id} tabIndex={-1}>
      <Check label={t(label)} name={name} checked={value !== ''} onToggle={() => onValue(value === '' ? 'yes' : '')} />
      {text && <p className={layout.small}>{t(text)}</p>}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

interface TextProps {
  field: SettingsField
  name: string
  label: SettingsWord
  hint?: SettingsWord
  most?: number
  type?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
}

/** A field of one line, by the words of its label and hint. */
export function Text({ field, name, label, hint, most = 160, ...rest }: TextProps) {
  const { t } = useSettingsWords()
  return (
    <Field {...field(name)} {...rest} label={t(label)} hint={hint && t(hint)} maxLength={most} autoComplete="off" />
  )
}

/** A text in both languages, side by side where there is room. */
export function Pair({
  field,
  name,
  labels: [english, french],
  most,
  multiline = false
}: {
  field: SettingsField
  name: string
  labels: readonly [SettingsWord, SettingsWord]
  most: number
  multiline?: boolean
}) {
  const { t } = useSettingsWords()
  const common = { maxLength: most, multiline, autoComplete: 'off', spellCheck: multiline }
  return (
    <div className={fieldRowClass()}>
      <Field {...field(`${name}En`)} {...common} label={t(english)} lang="en" />
      <Field {...field(`${name}Fr`)} {...common} label={t(french)} lang="fr" />
    </div>
  )
}
