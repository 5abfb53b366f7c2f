import { classes, styles } from '../../theme/styles.ts'

const s = styles({
  words:
    'display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;font-size:14px;font-variant-numeric:tabular-nums;',
  bar: `height:6px;margin-top:6px;border-radius:3px;background:var(--sf-surface-2);overflow:hidden;box-shadow:inset 0 0 0 1px var(--sf-line);
& i { display:block;height:100%;border-radius:3px;background:var(--sf-accent-edge);transition:width .16s ease-out; }`,
  over: '& i { background:var(--sf-bad); }'
})

interface Props {
  label: string
  value: number
  most: number
  /** Both values as text: `12.4 g of 30 g`. */
  text: string
}

/** A thin bar that shows how much of a limit is used, with the values as text. */
export function Meter({ label, value, most, text }: Props) {
  const share = most > 0 ? Math.min(1, value / most) : 0
  return (
    <div>
      <div className={s.words}>
        <span>{label}</span>
        <span>{text}</span>
      </div>
      <div
        className={classes(s.bar, value > most && s.over)}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(value, most)}
        aria-valuetext={text}
      >
        <i style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
