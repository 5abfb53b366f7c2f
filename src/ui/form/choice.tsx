import { type ReactNode, useId } from 'react'
import { hiddenClass } from '../../theme/tokens.ts'
import { styles } from '../../theme/styles.ts'

/** An option; `detail` is a second, quieter line. */
export interface Option {
  value: string
  label: string
  detail?: ReactNode
  disabled?: boolean | undefined
}

/** The classes of a choice; without its own class, the legend is visually hidden. */
export interface ChoiceLook {
  row: string
  option: string
  detail?: string
  legend?: string | undefined
}

/** A few short values side by side. */
const segments: ChoiceLook = styles({
  row: 'display:flex;padding:4px;background:var(--sf-surface-2);border-radius:14px;',
  option: `position:relative;flex:1 1 0;min-width:0;display:grid;align-content:center;min-height:max(48px,calc(var(--sf-target) - 4px));padding:4px;border-radius:10px;
font-size:14px;line-height:1.25;text-align:center;text-wrap:balance;cursor:pointer;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;
& span { min-width:0;overflow-wrap:anywhere; }
& input { position:absolute;inset:-4px 0;opacity:0;margin:0;cursor:pointer; }
&:has(:checked) { background:var(--sf-raised);color:var(--sf-ink);box-shadow:0 0 0 1px var(--sf-line-2); }
&:has(:checked) > span:first-of-type { font-weight:650; }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink); }
&:has(:disabled) { text-decoration:line-through; }`,
  detail: 'font-size:12px;'
})

export interface ChoiceProps {
  legend: string
  options: Option[]
  value: string
  onValue(value: string): void
  /** The id of the first option, so that an error summary can link to it. */
  id?: string | undefined
  error?: string | undefined
}

/**
 * Removes a radio button from its group before it is unmounted. Chromium's shadow roots otherwise retain every group
 * member and, through it, each card of a list that was scrolled past.
 */
const leaveGroup = (input: HTMLInputElement) => () => {
  input.name = ''
}

/** Radio buttons for a few options. */
export function Choice({
  legend,
  options,
  value,
  onValue,
  look = segments,
  id,
  error
}: ChoiceProps & { look?: ChoiceLook }) {
  const name = useId()
  return (
    <fieldset aria-describedby={error}>
      <legend className={look.legend ?? hiddenClass}>{legend}</legend>
      <div className={look.row}>
        {options.map((option, at) => (
          <label key={option.value} className={look.option}>
            <input
              type="radio"
              ref={leaveGroup}
              id={at === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValue(option.value)}
            />
            <span>{option.label}</span>
            {option.detail && <span className={look.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
