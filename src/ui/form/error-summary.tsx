import type { ReactNode } from 'react'
import { styles } from '../../theme/styles.ts'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);padding:16px 20px;border:1px solid var(--sf-bad);border-radius:var(--sf-radius-card);background:var(--sf-bad-tint);color:var(--sf-bad);
&:focus { outline:0; }
& ul { margin-bottom:-8px; }
@container sf (max-width: 279px) { padding-inline:12px; }`,
  title: 'font-weight:650;',
  link: 'display:block;min-height:var(--sf-target);padding-block:11px;overflow-wrap:anywhere;text-align:start;text-decoration:underline;text-underline-offset:.2em;'
})

interface Props {
  title: string
  /** The errors, each with the id of its field. */
  wrong: { id: string; text: string }[]
  onGo(id: string): void
  /** An alternative action. */
  children?: ReactNode
}

/** The errors of a form, each linked to its field; announced immediately. */
export function ErrorSummary({ title, wrong, onGo, children }: Props) {
  return (
    <div className={s.box} role="alert" tabIndex={-1} data-errors="">
      <p className={s.title}>{title}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ id, text }) => (
            <li key={id}>
              <button type="button" className={s.link} onClick={() => onGo(id)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
