import { styles } from '../theme/styles.ts'
import { Code } from './code-panel.tsx'
import { Controls } from './controls.tsx'
import { Preview } from './preview.tsx'
import { useWords } from './snippet-words.ts'

const s = styles({
  page: `max-width:1400px;margin:0 auto;padding:24px 16px 64px;display:grid;grid-template-columns:minmax(0,1fr);gap:32px;font-family:system-ui,sans-serif;
@container sf (min-width: 960px) { grid-template-columns:minmax(340px,420px) minmax(0,1fr);column-gap:48px;padding:40px 32px 64px;align-items:start; }`,
  head: 'display:grid;gap:8px;grid-column:1/-1;',
  lead: 'font-size:18px;color:var(--sf-ink-2);',
  choices: 'display:grid;gap:32px;grid-template-columns:minmax(0,1fr);',
  preview:
    '@container sf (min-width: 960px) { grid-column:2;grid-row:2/span 2;position:sticky;inset-block-start:24px; }'
})

/** The whole page: choices and the code to copy, with the shop as it will look, next to or between them. */
export function App() {
  const { t } = useWords()
  return (
    <main className={s.page}>
      <header className={s.head}>
        <h1>{t('title')}</h1>
        <p className={s.lead}>{t('lead')}</p>
      </header>
      <div className={s.choices}>
        <Controls />
      </div>
      <div className={s.preview}>
        <Preview />
      </div>
      <Code />
    </main>
  )
}
