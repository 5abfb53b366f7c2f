import { useId } from 'react'
import { hiddenClass } from '../theme/tokens.ts'
import { classes, styles } from '../theme/styles.ts'
import { fadedEnds } from './layout.ts'

/** One thing to choose; `detail` is a second, quieter line. */
export interface Option {
  value: string
  label: string
  detail?: string | undefined
  disabled?: boolean | undefined
}

const s = styles({
  legend: 'font-weight:500;margin-bottom:8px;',
  row: 'display:flex;flex-wrap:wrap;gap:8px;',
  line: `display:flex;gap:8px;margin:-4px -16px;padding:4px 32px 4px 16px;overflow-x:auto;scrollbar-width:none;white-space:nowrap;
${fadedEnds}
& > * { flex:none; }
@container sf (min-width: 480px) { flex-wrap:wrap;padding-inline-end:16px;mask:none; }`,
  option: `position:relative;display:flex;flex-direction:column;justify-content:center;min-height:var(--sf-target);padding:6px 14px;
border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);cursor:pointer;
font-variant-numeric:tabular-nums;transition:border-color .14s ease-out;
& input { position:absolute;inset:0;opacity:0;margin:0;cursor:pointer; }
&:hover { border-color:var(--sf-ink); }
&:has(:checked) { border-color:var(--sf-accent-edge);box-shadow:inset 0 0 0 1px var(--sf-accent-edge); }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink);outline-offset:2px; }
&:has(:disabled) { border-color:var(--sf-line);background:none;color:var(--sf-ink-2);text-decoration:line-through; }`,
  segments: `display:flex;padding:3px;background:var(--sf-surface-2);border-radius:var(--sf-radius-pill);`,
  segment: `position:relative;flex:1;display:grid;place-items:center;min-height:calc(var(--sf-target) - 6px);padding:2px 6px;border-radius:var(--sf-radius-pill);
font-size:14px;line-height:1.1;text-align:center;white-space:nowrap;cursor:pointer;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;
& input { position:absolute;inset:-3px 0;opacity:0;margin:0;cursor:pointer; }
&:has(:checked) { background:var(--sf-raised);color:var(--sf-ink);font-weight:500;box-shadow:0 0 0 1px var(--sf-line-2); }
&:has(:focus-visible) { outline:2px solid var(--sf-accent-ink); }
&:has(:disabled) { text-decoration:line-through; }`,
  detail: 'font-size:14px;color:var(--sf-ink-2);'
})

interface Props {
  legend: string
  options: Option[]
  value: string
  onValue(value: string): void
  /** `segments` for few short values in one line, `boxes` for values with a detail, `line` for those that may run out of the side. */
  look?: 'segments' | 'boxes' | 'line'
  showLegend?: boolean
  /** Id of the first choice, so that a list of errors can lead to it. */
  id?: string | undefined
  error?: string | undefined
}

/**
 * Takes a radio button out of its group before it leaves the page. Chromium's shadow roots hold what is in a group by
 * then for good, and by it all that it stood in: each card of a list that was scrolled past.
 */
const leaveGroup = (input: HTMLInputElement) => () => {
  input.name = ''
}

/** A choice of one among few, as a group of radio buttons. */
export function Choice({ legend, options, value, onValue, look = 'boxes', showLegend, id, error }: Props) {
  const name = useId()
  return (
    <fieldset aria-describedby={error}>
      <legend className={showLegend ? s.legend : hiddenClass}>{legend}</legend>
      <div className={look === 'boxes' ? s.row : s[look]}>
        {options.map((option, at) => (
          <label key={option.value} className={classes(look === 'segments' ? s.segment : s.option)}>
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
            {option.detail && <span className={s.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
