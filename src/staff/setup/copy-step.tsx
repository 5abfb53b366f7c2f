import { useLayoutEffect, useRef, useState } from 'react'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { ApiProblem } from '../../client/http/problem.ts'
import { mostCopyBytes, type RestoredShop } from '../../contract/staff/setup-copy.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'
import { sendShopCopy } from '../data/restore-shop.ts'
import { CopyField } from './copy-field.tsx'
import { look } from './look.ts'
import { useSetupWords } from './words.ts'

type Fault = 'none' | 'large' | ApiProblem

interface Props {
  link: string
  onBack(): void
  /** Called once the shop is restored. */
  onDone(shop: RestoredShop): void
  /** Called when a shop is there already, or the key is another. */
  onOver(problem: ApiProblem): void
}

/** Returns the sentence for a copy that wasn't restored. */
function useFaultText(fault: Fault | undefined): string | undefined {
  const { t } = useSetupWords()
  if (fault === undefined) return undefined
  if (fault === 'none') return t('setup.copyNone')
  if (fault === 'large') return t('setup.copyLarge', { size: mostCopyBytes / 1024 ** 3 })
  return fault.kind === 'refused' || fault.message ? fault.message : t('setup.copyLost')
}

/** True once there is a shop, and for a key that isn’t the server’s: another file doesn’t help. */
const isOver = ({ code }: ApiProblem): boolean =>
  code === 'link_used' || code === 'link_expired' || code === 'forbidden'

/** Restores the shop of a copy that was made on another server. */
export function CopyStep({ link, onBack, onDone, onOver }: Props) {
  const { t } = useSetupWords()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const text = useFaultText(fault)
  useLayoutEffect(() => title.current?.focus(), [])
  const refuse = (reason: Fault) => {
    setFault(reason)
    choose.current?.focus()
  }
  const send = async () => {
    if (file === undefined) return refuse('none')
    if (file.size > mostCopyBytes) return refuse('large')
    setFault(undefined)
    setBusy(true)
    const result = await sendShopCopy(link, file)
    setBusy(false)
    if (result.ok) return onDone(result.value)
    if (isOver(result.problem)) onOver(result.problem)
    else refuse(result.problem)
  }
  return (
    <section className={layout.stack} aria-labelledby="copy-title">
      <h1 id="copy-title" tabIndex={-1} ref={title}>
        {t('setup.copyTitle')}
      </h1>
      <p className={layout.quiet}>{t('setup.copyText')}</p>
      <NoticeLine tone="warn" icon={TriangleAlert}>
        {t('setup.copyStop')}
      </NoticeLine>
      <CopyField
        file={file}
        error={text}
        isBusy={isBusy}
        buttonRef={choose}
        onFile={next => {
          setFile(next)
          setFault(undefined)
        }}
      />
      <p role="status" className={layout.small}>
        {isBusy && t('setup.copyBusy')}
      </p>
      <div className={look.ways}>
        {!isBusy && <Button onClick={onBack}>{t('setup.back')}</Button>}
        <Button kind="primary" tall busy={isBusy} onClick={() => void send()}>
          {t('setup.copySend')}
        </Button>
      </div>
    </section>
  )
}
