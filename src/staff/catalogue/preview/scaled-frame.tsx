import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { onResize } from '../../../ui/on-resize.ts'

const s = styles({
  room: 'position:relative;flex:1 1 0;min-width:0;min-height:320px;display:flex;justify-content:center;overflow:hidden;',
  frame: `flex:none;border:1px solid var(--sf-line-2);border-radius:var(--sf-radius-card);background:var(--sf-surface);transform-origin:top center;`
})

/** The size of an element in CSS pixels; undefined before it is known. */
function useSize(box: RefObject<HTMLElement | null>): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(before => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    return onResize(element, measure)
  }, [box])
  return size
}

interface Props {
  src: string
  title: string
  /** The width of the page in the frame, in px. */
  width: number
  /** The greatest height of the page, in px. */
  most?: number
}

/** A page in a frame that is as wide as a device, made smaller to fit. */
export function ScaledFrame({ src, title, width, most = Infinity }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const scale = size && size.width > 0 ? Math.min(1, size.width / (width + 2)) : 1
  const height = Math.min(most, size && size.height > 0 ? (size.height - 2) / scale : 720)
  return (
    <div className={s.room} ref={room}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The server's own page, with our own script. */}
      <iframe
        key={src}
        className={s.frame}
        src={src}
        title={title}
        style={{ width, height, transform: `scale(${scale})`, marginInline: -width }}
      />
    </div>
  )
}
