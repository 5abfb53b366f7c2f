import { useStore } from '@nanostores/react'
import { type DragEvent, useRef, useState } from 'react'
import FileUp from 'lucide/dist/esm/icons/file-up.mjs'
import { mostUploadBytes } from '../../contract/staff/imports.ts'
import { classes, styles } from '../../theme/styles.ts'
import { hiddenClass } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { $listProblem, $listWork, uploadList } from '../data/imports.ts'
import { $store } from '../data/stores.ts'
import { saveText } from './save-text.ts'
import { sampleList } from './sample-list.ts'
import { useImportWords } from './import-words.ts'

const s = styles({
  zone: `display:grid;justify-items:center;gap:8px;padding:32px 16px;border:1px dashed var(--sf-line-2);border-radius:var(--sf-radius-card);text-align:center;
& > svg { color:var(--sf-ink-2); }`,
  over: 'border-color:var(--sf-accent-edge);background:var(--sf-surface-2);'
})

/** Chooses a file, by a button or by dropping it. */
export function ChooseFile() {
  const { t } = useImportWords()
  const [store, work] = [useStore($store), useStore($listWork)]
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isReading = work === 'reading'
  const send = (file: File | undefined) => {
    if (file && !isReading) void uploadList(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <>
      <div>
        <h3 tabIndex={-1}>{t('list.store', { store: store?.name ?? '' })}</h3>
        <p className={layout.small}>{t('list.text')}</p>
      </div>
      <Problem />
      <div
        className={classes(s.zone, isOver && s.over)}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon of={FileUp} size={32} />
        <input
          ref={input}
          className={hiddenClass}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json"
          aria-label={t('list.choose')}
          tabIndex={-1}
          onChange={event => {
            send(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        <Button kind="primary" busy={isReading} onClick={() => input.current?.click()}>
          {t(isReading ? 'list.reading' : 'list.choose')}
        </Button>
        {!isReading && <p className={layout.small}>{t('list.drop')}</p>}
      </div>
      <Button kind="quiet" onClick={() => saveText('new-shop.csv', sampleList)}>
        {t('list.sample')}
      </Button>
    </>
  )
}

/** Why the last file was refused. */
function Problem() {
  const { t } = useImportWords()
  const problem = useStore($listProblem)
  if (problem === undefined) return null
  const said = problem === 'large' ? t('list.large', { size: mostUploadBytes / 1024 / 1024 }) : problem.message
  const text = problem !== 'large' && problem.kind !== 'refused' ? t('list.offline') : said
  return (
    <div role="alert">
      <NoticeLine tone="bad">{text}</NoticeLine>
    </div>
  )
}
