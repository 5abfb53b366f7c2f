import { useId } from 'react'
import { hiddenClass } from '../../theme/tokens.ts'
import { styles } from '../../theme/styles.ts'

/** An option; `detail` is a second, quieter line. */
export interface Option {
  value: string
  label: string
  detail?: string | undefined
  disabled?: boolean | undefined
}

/** The classes of a choice; without its own class, the legend is visually hidden. */
export interface ChoiceLook {
  row: string
  option: string
  detail?: string
  legend?: string | undefined
}

/** A few short values in one line. */
const segments: ChoiceLook = styles({
  row: `display:flex;padding:3px;background:var(--sf-surface-2);border-radius:var(--sf-radius-pill);`,
  option: `position:relative;flex:1;display:grid;place-items:center;min-height:calc(var(--sf-target) - 6px);padding:2px 6px;border-radius:var(--sf-radius-pill);
font-size:14px;line-height:1.1;text-align:center;white-space:nowrap;cursor:pointer;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;
& input { position:absolute;inset:-3px 0;opacity:0;margin:0;cursor:pointer; }
&:has(:checked) { background:var(--sf-raised);color:var(--sf-ink);font-weight:500;box-shadow:0 0 0 1px var(--sf-line-2); }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink); }
&:has(:disabled) { text-decoration:line-through; }`
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
