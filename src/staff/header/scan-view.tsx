import { useEffect, useRef, useState } from 'react'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'
import { useWords } from '../staff-words.ts'

const s = styles({
  video: 'width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--sf-radius-card);background:var(--sf-ink);'
})

/** What we use of the Barcode Detection API, which not every browser has. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type MakeDetector = new (options: { formats: string[] }) => Detector

const detector = (): MakeDetector | undefined => (globalThis as { BarcodeDetector?: MakeDetector }).BarcodeDetector

/** Returns whether this browser can read codes with its camera. */
export const canScan = (): boolean => detector() !== undefined && navigator.mediaDevices !== undefined

/** Interval of looking at the picture, in milliseconds. */
const LOOK = 200

/** Reads codes from the camera until it is stopped. */
async function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): Promise<() => void> {
  const Detects = detector()
  if (!Detects) throw new Error('This browser reads no codes.')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  const reader = new Detects({ formats: ['qr_code'] })
  const timer = setInterval(() => {
    reader.detect(video).then(
      ([code]) => code && onCode(code.rawValue),
      () => undefined
    )
  }, LOOK)
  return () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
  }
}

/** The camera's picture, which reads the code that a customer shows. */
export function ScanView({ onCode }: { onCode(code: string): void }) {
  const { t } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let [stop, isOver] = [() => {}, false]
    if (video.current)
      readCodes(video.current, onCode).then(
        end => (isOver ? end() : (stop = end)),
        () => setFailed(true)
      )
    return () => {
      isOver = true
      stop()
    }
  }, [onCode])
  if (hasFailed) return <p role="alert">{t('scanFailed')}</p>
  return (
    <div className={layout.tight}>
      <video ref={video} className={s.video} muted playsInline />
      <p className={layout.small}>{t('scanText')}</p>
    </div>
  )
}
