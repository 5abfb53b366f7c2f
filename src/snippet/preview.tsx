import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $locale } from '../i18n/locale.ts'
import { classes, styles } from '../theme/styles.ts'
import { BoxChoice } from '../ui/form/box-choice.tsx'
import { flagsOf, optionsOf } from './choices.ts'
import { $choices, afterPause } from './page.ts'
import { Section } from './section.tsx'
import { useWords } from './snippet-words.ts'

const s = styles({
  bar: 'display:flex;flex-wrap:wrap;gap:16px 32px;',
  stage: `border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-surface-2);overflow:hidden;display:grid;justify-items:center;`,
  frame: 'border:0;width:100%;height:min(780px,calc(100dvh - 220px));min-height:520px;background:#fff;',
  phone: 'max-width:390px;border-inline:1px solid var(--sf-line-2);'
})

/** The shop on a sample page, as chosen. */
export function Preview() {
  const { t } = useWords()
  const choices = useStore($choices)
  const locale = useStore($locale)
  const [width, setWidth] = useState('phone')
  const [tone, setTone] = useState('light')
  const options = new URLSearchParams(optionsOf(choices)).toString()
  const query = [options, flagsOf(choices), `tone=${tone}`, `lang=${locale}`].filter(Boolean).join('&')
  const [shown, setShown] = useState(query)
  // Not at each letter of a colour.
  useEffect(() => afterPause(() => setShown(query)), [query])
  const row = (legend: string, value: string, onValue: (value: string) => void, labels: Record<string, string>) => (
    <BoxChoice
      look="boxes"
      showLegend
      legend={legend}
      value={value}
      onValue={onValue}
      options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
    />
  )
  return (
    <Section title={t('preview')}>
      <div className={s.bar}>
        {row(t('width'), width, setWidth, { phone: t('phoneWidth'), computer: t('computerWidth') })}
        {row(t('pageTone'), tone, setTone, { light: t('light'), dark: t('dark') })}
      </div>
      <div className={s.stage}>
        {/* A new element for each change: the address of a frame that changes would be a step of Back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The server's own page, with our own script. */}
        <iframe
          key={shown}
          className={classes(s.frame, width === 'phone' && s.phone)}
          title={t('previewOf')}
          src={`/snippet/preview?${shown}`}
        />
      </div>
    </Section>
  )
}
