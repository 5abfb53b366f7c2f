import Camera from 'lucide/dist/esm/icons/camera.mjs'
import ImageUp from 'lucide/dist/esm/icons/image-up.mjs'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { classes, styles } from '../../../theme/styles.ts'
import { hiddenClass } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { layout } from '../../../ui/layout.ts'
import { usePictureWords } from './words.ts'

const s = styles({
  zone: `display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-items:center;padding:16px;border:1px dashed var(--sf-line-2);border-radius:var(--sf-radius-card);
@container sf (min-width: 480px) { grid-template-columns:auto minmax(0,1fr); }`,
  over: 'border-color:var(--sf-accent-edge);background:var(--sf-surface-2);',
  ways: 'display:flex;flex-wrap:wrap;gap:8px;',
  more: 'display:grid;gap:8px;min-width:0;',
  touch: '@media (pointer:fine) { display:none; }',
  drop: '@media (pointer:coarse) { display:none; }'
})

interface Props {
  preview: ReactNode
  /** Further buttons. */
  children: ReactNode
  isBusy: boolean
  onFile(file: File | undefined): void
}

/** Takes a file by drop, from the device, or from its camera where it is held in the hand. */
export function DropZone({ preview, children, isBusy, onFile }: Props) {
  const { t } = usePictureWords()
  const [isOver, setOver] = useState(false)
  const [file, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const input = {
    className: hiddenClass,
    type: 'file',
    accept: 'image/*',
    tabIndex: -1,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      onFile(event.currentTarget.files?.[0])
      event.currentTarget.value = ''
    }
  }
  return (
    <div
      className={classes(s.zone, isOver && s.over)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {preview}
      <div className={s.more}>
        <div className={s.ways}>
          <input {...input} ref={file} aria-label={t('picture.choose')} />
          <Button busy={isBusy} onClick={() => file.current?.click()}>
            <Icon of={ImageUp} />
            {t('picture.choose')}
          </Button>
          <span className={s.touch}>
            <input {...input} ref={camera} capture="environment" aria-label={t('picture.take')} />
            <Button busy={isBusy} onClick={() => camera.current?.click()}>
              <Icon of={Camera} />
              {t('picture.take')}
            </Button>
          </span>
          {children}
        </div>
        <p className={classes(layout.small, s.drop)}>{t('picture.drop')}</p>
      </div>
    </div>
  )
}
