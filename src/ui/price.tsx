import { hiddenClass } from '../theme/tokens.ts'
import { styles } from '../theme/styles.ts'

const s = styles({
  price:
    'display:inline-flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;font-weight:650;font-variant-numeric:tabular-nums;',
  before: 'font-weight:400;font-size:.85em;color:var(--sf-ink-2);'
})

interface Props {
  /** The current price, formatted. */
  now: string
  /** The regular price if on sale, formatted. */
  before?: string | undefined
  /** Announced before each price, such as `Now` and `Before`. */
  words?: { now: string; before: string }
}

/** A price. On sale, it shows the regular price struck through, and labels both for screen readers. */
export function Price({ now, before, words }: Props) {
  if (!before) return <span className={s.price}>{now}</span>
  return (
    <span className={s.price}>
      <span>
        <span className={hiddenClass}>{words?.now} </span>
        {now}
      </span>{' '}
      <s className={s.before}>
        <span className={hiddenClass}>{words?.before} </span>
        {before}
      </s>
    </span>
  )
}
