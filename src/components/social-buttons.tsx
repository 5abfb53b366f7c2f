import type { ReactNode } from 'react'
import { styles } from '../theme/styles.ts'
import { Button } from '../ui/button.tsx'

const s = styles({
  list: 'display:grid;gap:8px;',
  or: `display:flex;align-items:center;gap:12px;color:var(--sf-ink-2);font-size:14px;
&::before, &::after { content:"";flex:1;border-top:1px solid var(--sf-line); }`
})

interface Props {
  /** The providers with their button labels and marks. */
  providers: { id: string; words: string; mark: ReactNode }[]
  /** The separator text between these and the other sign-in methods. */
  or: string
  /** The provider in progress. */
  busy: string | undefined
  onChoose(id: string): void
}

/** The buttons for signing in with an identity provider. */
export function SocialButtons({ providers, or, busy, onChoose }: Props) {
  if (providers.length === 0) return null
  return (
    <div className={s.list}>
      {providers.map(({ id, words, mark }) => (
        <Button key={id} wide busy={busy === id} onClick={() => onChoose(id)}>
          {mark}
          {words}
        </Button>
      ))}
      <p className={s.or}>{or}</p>
    </div>
  )
}
