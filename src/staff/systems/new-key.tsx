import { useLayoutEffect, useRef } from 'react'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { $newKey } from '../data/feed-keys.ts'
import { showDone } from '../data/notices.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  box: 'display:grid;gap:12px;padding:16px;background:var(--sf-surface-2);border-radius:var(--sf-radius-field);',
  ways: 'display:flex;flex-wrap:wrap;gap:8px;& > * { flex:1 1 140px; }'
})

/** Copies a text; where the browser doesn't allow that, the text is selected instead. */
async function copy(text: string, field: HTMLInputElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showDone('systems.copied')
  } catch {
    field?.select()
    showDone('systems.select')
  }
}

/** A new key, which is shown this once; it takes the focus. */
export function NewKey({ name, secret }: { name: string; secret: string }) {
  const { t } = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    title.current?.focus()
  }, [secret])
  return (
    <div className={s.box} ref={box}>
      <h3 ref={title} tabIndex={-1}>
        {t('systems.made', { name })}
      </h3>
      <p className={layout.small}>{t('systems.madeText')}</p>
      <Field id="secret" label={t('systems.key')} value={secret} onValue={() => {}} readOnly autoComplete="off" />
      <div className={s.ways}>
        <Button
          kind="primary"
          onClick={() => void copy(secret, box.current?.querySelector<HTMLInputElement>('#secret') ?? null)}
        >
          {t('systems.copy')}
        </Button>
        <Button onClick={() => $newKey.set(undefined)}>{t('systems.done')}</Button>
      </div>
    </div>
  )
}
