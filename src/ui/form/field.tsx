import type { InputHTMLAttributes, ReactNode } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { classes, styles } from '../../theme/styles.ts'
import { Icon } from '../icon.tsx'
import { useFieldLabel } from './field-labels.ts'

const s = styles({
  field: 'display:grid;gap:4px;align-content:start;',
  label: 'font-weight:500;',
  hint: 'font-size:14px;color:var(--sf-ink-2);',
  input: `width:100%;min-height:max(48px,var(--sf-target));padding:10px 14px;background:var(--sf-raised);border:1px solid var(--sf-line-2);
border-radius:var(--sf-radius-field);appearance:none;
&:focus-visible { outline-offset:-1px; }
&[aria-invalid="true"] { border-color:var(--sf-bad);box-shadow:inset 0 0 0 1px var(--sf-bad); }`,
  area: 'min-height:96px;resize:vertical;display:block;',
  ended: `position:relative;& input { padding-inline-end:52px; } & button { position:absolute;inset-block-start:2px;inset-inline-end:2px; }`,
  error: `display:flex;gap:6px;overflow-wrap:anywhere;font-size:14px;color:var(--sf-bad);font-weight:500;
& svg { margin-top:1px; }`
})

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value'> {
  id: string
  label: string
  value: string
  onValue(value: string): void
  hint?: string | undefined
  /** The error message. */
  error?: string | undefined
  /** Renders a textarea. */
  multiline?: boolean
  /** A button inside the field, at its end. */
  end?: ReactNode
}

/** A labelled field. Hint and error are announced with it, and its value survives every failure. */
export function Field({ id, label, value, onValue, hint, error, multiline, end, ...rest }: Props) {
  useFieldLabel(id, label)
  const described = classes(rest['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`) || undefined
  const Control = (multiline ? 'textarea' : 'input') as 'input'
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={s.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={end ? s.ended : undefined}>
        <Control
          {...rest}
          id={id}
          className={classes(s.input, multiline && s.area)}
          value={value}
          onChange={event => onValue(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {end}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

/** The error message of a field. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <span className={s.error} id={id}>
      <Icon of={TriangleAlert} size={16} />
      {text}
    </span>
  )
}
