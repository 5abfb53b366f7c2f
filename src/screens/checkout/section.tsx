import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../i18n/translate.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'

const s = styles({
  part: 'display:grid;grid-template-columns:minmax(0,1fr);gap:12px;padding-block:16px;border-top:1px solid var(--sf-line);',
  head: 'display:grid;grid-template-columns:28px minmax(0,1fr) auto;align-items:center;gap:0 12px;',
  title: 'display:contents;font-size:18px;& > :last-child { grid-column:2; }',
  folded: '& h2 { font-size:14px;font-weight:400;color:var(--sf-ink-2); }',
  number:
    'display:grid;place-items:center;width:28px;height:28px;border-radius:50%;background:var(--sf-surface-2);font-size:14px;font-variant-numeric:tabular-nums;',
  way: 'grid-column:3;grid-row:1/span 2;align-self:start;',
  answer: 'grid-column:2;overflow-wrap:anywhere;line-height:1.3;'
})

interface Props {
  number: number
  title: string
  /** The answer so far; undefined while something is missing, and the section is then open. */
  answer: ReactNode
  /** True if there is nothing to change. */
  isFixed?: boolean
  children: ReactNode
}

/**
 * A numbered section of the checkout: one line with its answer, which opens in place to be changed. Once open, it stays so
 * until it is answered and the shopper closes it. A folded section keeps its state.
 */
export function Part({ number, title, answer, isFixed = false, children }: Props) {
  const { t } = useT()
  const id = useId()
  const isAnswered = answer !== undefined
  const [isKept, keepOpen] = useState(!isAnswered)
  const isOpen = isKept || !isAnswered
  if (!isAnswered && !isKept) keepOpen(true)
  const label = t(isOpen ? 'part.done' : 'part.change')
  return (
    <section className={classes(s.part, !isOpen && s.folded)} aria-labelledby={id}>
      <div className={s.head}>
        <h2 className={s.title} id={id}>
          <span className={s.number} aria-hidden="true">
            {number}
          </span>
          <span>{title}</span>
        </h2>
        {!isOpen && <div className={s.answer}>{answer}</div>}
        {isAnswered && !isFixed && (
          <div className={s.way}>
            <Button
              kind="quiet"
              aria-label={`${label}${t('part.colon')}${title}`}
              aria-expanded={isOpen}
              onClick={() => keepOpen(!isOpen)}
            >
              {label}
            </Button>
          </div>
        )}
      </div>
      <div className={layout.stack} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}

/** An answer: what matters in strong words, and the rest below. */
export function Answer({ strong, small }: { strong: string; small?: string | undefined }) {
  return (
    <>
      <p>
        <strong>{strong}</strong>
      </p>
      {small && <p className={layout.small}>{small}</p>}
    </>
  )
}
