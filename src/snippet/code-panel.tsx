import { useStore } from '@nanostores/react'
import { useState } from 'react'
import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { styles } from '../theme/styles.ts'
import { Button } from '../ui/button.tsx'
import { LiveRegion } from '../ui/feedback/live-region.tsx'
import { BoxChoice } from '../ui/form/box-choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { codeFor, type Way } from './code.ts'
import { $choices, api, copy } from './page.ts'
import { Hint, Section } from './section.tsx'
import { useWords, type Word } from './snippet-words.ts'

const s = styles({
  code: `padding:16px;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-raised);
font:14px/1.6 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:2;margin:0;`
})

const ways: Record<Way, { label: Word; hint: Word }> = {
  tag: { label: 'wayTag', hint: 'tagHint' },
  frame: { label: 'wayFrame', hint: 'frameHint' },
  wordpress: { label: 'wayWordpress', hint: 'wordpressHint' }
}

/** The code to copy, for each way to put the shop on a page. */
export function Code() {
  const { t } = useWords()
  const choices = useStore($choices)
  const [way, setWay] = useState<Way>('tag')
  const [tried, setTried] = useState<{ code: string; isDone: boolean }>()
  const code = codeFor(way, api, choices)
  // The copied code may be an earlier one.
  const outcome = tried?.code === code ? (tried.isDone ? 'copied' : 'copyFailed') : undefined
  const options = Object.entries(ways).map(([value, { label }]) => ({ value, label: t(label) }))
  return (
    <Section title={t('code')}>
      <BoxChoice
        look="boxes"
        showLegend
        legend={t('way')}
        options={options}
        value={way}
        onValue={picked => setWay(picked as Way)}
      />
      <Hint>{t(ways[way].hint)}</Hint>
      <pre className={s.code}>
        <code>{code}</code>
      </pre>
      <Button kind="primary" tall onClick={() => void copy(code).then(isDone => setTried({ code, isDone }))}>
        <Icon of={outcome === 'copied' ? Check : Copy} />
        {t(outcome === 'copied' ? 'copied' : 'copy')}
      </Button>
      {outcome === 'copyFailed' && <Hint>{t('copyFailed')}</Hint>}
      <LiveRegion text={outcome ? t(outcome) : ''} />
    </Section>
  )
}
