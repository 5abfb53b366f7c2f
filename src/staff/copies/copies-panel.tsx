import { useStore } from '@nanostores/react'
import Download from 'lucide/dist/esm/icons/download.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useEffect, useState } from 'react'
import { dataOf } from '../../client/async-state.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { Check } from '../../ui/form/check.tsx'
import { Icon } from '../../ui/icon.tsx'
import { layout } from '../../ui/layout.ts'
import { copies, makeCopy } from '../data/copies.ts'
import { Remote } from '../remote.tsx'
import { CopyList } from './copy-list.tsx'
import { useCopyWords } from './copy-words.ts'

/** How often the state of a copy is read while it is written, in milliseconds. */
const INTERVAL = 2000

/** Lets the browser download a file of the server, which has a name for it; the page stays. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** Reads the state of a copy until it is done or has failed. */
function useProgress(id: string | undefined) {
  const state = dataOf(useStore(copies.$state))?.find(copy => copy.id === id)?.state
  const isUnderWay = id !== undefined && state !== 'done' && state !== 'failed'
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void copies.load(), INTERVAL)
    return () => clearInterval(timer)
  }, [isUnderWay])
  return state
}

function Contents() {
  const { t } = useCopyWords()
  return (
    <>
      <p>{t('copies.text')}</p>
      <div className={layout.tight}>
        <h3>{t('copies.in')}</h3>
        <p className={layout.small}>{t('copies.inText')}</p>
      </div>
      <div className={layout.tight}>
        <h3>{t('copies.out')}</h3>
        <p className={layout.small}>{t('copies.outText')}</p>
      </div>
      <NoticeLine tone="warn" icon={TriangleAlert}>
        {t('copies.warning')}
      </NoticeLine>
    </>
  )
}

const progressWords = {
  ready: 'copies.begun',
  running: 'copies.begun',
  done: 'copies.finished',
  failed: 'copies.broken'
} as const

/** Makes a copy of everything once it was confirmed, and lists the latest ones. */
export function CopiesPanel() {
  const { t } = useCopyWords()
  const load = useStore(copies.$state)
  const [isSure, setSure] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [id, setId] = useState<string>()
  const state = useProgress(id)
  useEffect(() => void copies.load(), [])
  const make = async () => {
    setAsking(!isSure)
    if (!isSure) return
    setBusy(true)
    const copy = await makeCopy()
    setBusy(false)
    if (!copy) return
    setId(copy.id)
    download(copy.path)
  }
  return (
    <div className={layout.stack}>
      <Contents />
      <Check label={t('copies.confirm')} checked={isSure} onToggle={() => setSure(!isSure)} />
      <Button kind="primary" busy={isBusy} onClick={() => void make()}>
        <Icon of={Download} size={18} />
        {t('copies.make')}
      </Button>
      <p role="status" className={layout.small}>
        {isAsking && !isSure ? t('copies.ask') : state && t(progressWords[state])}
      </p>
      <h3>{t('copies.latest')}</h3>
      <Remote load={load} height={48} onRetry={() => void copies.load()}>
        {all => <CopyList of={all} />}
      </Remote>
    </div>
  )
}
