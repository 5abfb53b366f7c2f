import Minus from 'lucide/dist/esm/icons/minus.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Crop, moveCrop, zoomCrop, zoomOf } from '../../../rules/picture/crop.ts'
import { styles } from '../../../theme/styles.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Decoded, draw } from './canvas.ts'
import { usePictureWords } from './words.ts'

const s = styles({
  frame: `position:relative;display:block;justify-self:center;width:min(320px,100%);overflow:hidden;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);cursor:move;touch-action:none;
& canvas { display:block;width:100%;height:auto; }`,
  zoom: 'display:flex;justify-content:center;gap:8px;'
})

/** Pixels of the canvas for one of its longer side on the page. */
const CANVAS = 640

/** Share of the crop by which an arrow key moves the picture, and the factor of one step of zoom. */
const STEP = 0.04
const ZOOM = 1.2

const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}
const zooms: Record<string, number> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, '−': 1 / ZOOM }

interface Props {
  picture: Decoded
  crop: Crop
  onCrop(crop: Crop): void
}

/** The part of a picture that is used, in a frame: it is moved by pointer and arrow keys, and zoomed by keys and buttons. */
export function CropFrame({ picture, crop, onCrop }: Props) {
  const { t } = usePictureWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useRef<{ x: number; y: number } | undefined>(undefined)
  const [said, setSaid] = useState('')
  const longest = Math.max(crop.width, crop.height)
  const [width, height] = [crop.width, crop.height].map(side => Math.round((CANVAS * side) / longest))
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])

  const change = (next: Crop) => {
    onCrop(next)
    const share = (part: number, whole: number) => Math.round((100 * part) / whole)
    const place = { right: share(next.x, picture.width), down: share(next.y, picture.height) }
    setSaid(t('crop.zoom', { percent: zoomOf(next, picture), ...place }))
  }
  const zoom = (factor: number) => change(zoomCrop(crop, picture, factor))
  const onKeyDown = (event: KeyboardEvent) => {
    const [move, factor] = [moves[event.key], zooms[event.key]]
    if ((!move && !factor) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (factor) return zoom(factor)
    const step = STEP * Math.max(crop.width, crop.height)
    if (move) change(moveCrop(crop, picture, move[0] * step, move[1] * step))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return
    const scale = crop.width / (event.currentTarget.clientWidth || 1)
    // The picture follows the pointer, so that the crop goes the other way.
    onCrop(moveCrop(crop, picture, (from.x - event.clientX) * scale, (from.y - event.clientY) * scale))
    drag.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerUp = () => {
    drag.current = undefined
  }
  return (
    <>
      <div
        className={s.frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the picture
        tabIndex={0}
        aria-label={t('crop.frame')}
        aria-describedby="crop-text"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <canvas ref={canvas} width={width} height={height} />
      </div>
      <div className={s.zoom}>
        <IconButton icon={Minus} label={t('crop.smaller')} onClick={() => zoom(1 / ZOOM)} />
        <IconButton icon={Plus} label={t('crop.larger')} onClick={() => zoom(ZOOM)} />
      </div>
      <LiveRegion text={said} />
    </>
  )
}
