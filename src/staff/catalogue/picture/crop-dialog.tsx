import { useState } from 'react'
import { type Crop, largestCrop } from '../../../rules/picture/crop.ts'
import { Button } from '../../../ui/button.tsx'
import { layout } from '../../../ui/layout.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { noLock } from '../../open-dialog.ts'
import type { Decoded } from './canvas.ts'
import { CropFrame } from './crop-frame.tsx'
import { usePictureWords } from './words.ts'

interface Props {
  picture: Decoded
  /** The width of the frame by its height; undefined for the picture's own. */
  ratio: number | undefined
  onUse(crop: Crop): void
  onClose(): void
}

/** Asks which part of a picture is used; all of it can be, too. */
export function CropDialog({ picture, ratio, onUse, onClose }: Props) {
  const { t } = usePictureWords()
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  const [crop, setCrop] = useState<Crop>(() => largestCrop(picture, ratio ?? picture.width / picture.height))
  return (
    <Dialog title={t('crop.title')} closeLabel={t('crop.cancel')} onClose={onClose} lock={noLock}>
      <div className={layout.stack}>
        <p id="crop-text" className={layout.small}>
          {t('crop.text')}
        </p>
        <CropFrame picture={picture} crop={crop} onCrop={setCrop} />
        <div className={layout.ways}>
          <Button kind="primary" onClick={() => onUse(crop)}>
            {t('crop.use')}
          </Button>
          <Button onClick={() => onUse(whole)}>{t('crop.whole')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
