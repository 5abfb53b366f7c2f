import Check from 'lucide/dist/esm/icons/circle-check.mjs'
import Circle from 'lucide/dist/esm/icons/circle.mjs'
import type { ReactNode, Ref } from 'react'
import { hiddenClass } from '../../theme/tokens.ts'
import { styles } from '../../theme/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { useSetupWords } from '../setup/words.ts'

const s = styles({
  step: `display:grid;grid-template-columns:24px minmax(0,1fr);gap:4px 12px;padding-block:16px;border-top:1px solid var(--sf-line);
& h3 { font-size:16px;line-height:24px; } & > svg { color:var(--sf-ink-2); }
&[data-done] > svg { color:var(--sf-ok); }
& > div { grid-column:2; }`,
  ways: 'display:flex;flex-wrap:wrap;gap:8px;margin-top:8px;'
})

interface Props {
  title: string
  /** Undefined for a step that is never over. */
  isDone?: boolean
  /** Holds the title, for the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  lines: readonly (string | undefined)[]
  /** Buttons and links. */
  children?: ReactNode
}

/** A step towards the opening of a shop: its state, and the way on. */
export function LaunchStep({ title, isDone, titleRef, lines, children }: Props) {
  const { t } = useSetupWords()
  return (
    <li className={s.step} data-done={isDone || undefined}>
      <Icon of={isDone ? Check : Circle} size={24} />
      <h3 tabIndex={-1} ref={titleRef}>
        {isDone !== undefined && <span className={hiddenClass}>{t(isDone ? 'launch.done' : 'launch.todo')} </span>}
        {title}
      </h3>
      <div className={layout.tight}>
        {lines.map(
          line =>
            line && (
              <p key={line} className={layout.small}>
                {line}
              </p>
            )
        )}
        {children && <div className={s.ways}>{children}</div>}
      </div>
    </li>
  )
}
