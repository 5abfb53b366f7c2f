import { useLayoutEffect, useRef, useState } from 'react'
import { styles } from '../../../theme/styles.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { FieldError, Field } from '../../../ui/form/field.tsx'
import { layout } from '../../../ui/layout.ts'
import { CropDialog } from './crop-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import { type FormPicture, shownPicture } from './picture-address.ts'
import { useUpload } from './use-upload.ts'
import { usePictureWords } from './words.ts'

const s = styles({
  group:
    'display:grid;grid-template-columns:minmax(0,1fr);gap:8px;min-width:0;& > legend { font-weight:500;padding:0;margin-block-end:4px; }',
  preview: `display:grid;place-items:center;width:128px;height:128px;overflow:hidden;border-radius:var(--sf-radius-field);background:var(--sf-surface-2);
color:var(--sf-ink-2);font-size:14px;text-align:center;& img { width:100%;height:100%;object-fit:contain; }`
})

/** The address of a picture elsewhere, as a field. */
export interface AddressField {
  label: string
  hint: string
}

export interface PictureFieldProps {
  id: string
  /** Its name; by default “Picture”. */
  legend?: string
  /** The form’s picture; its value is a path of the server, an address elsewhere, or empty. */
  picture: FormPicture
  error?: string | undefined
  /** The width of the frame by its height; undefined for the picture’s own. */
  ratio?: number
  /** Without it, a picture comes from a file alone. */
  address?: AddressField
  onValue(value: string): void
}

/** Chooses a picture: a file, the camera or an address. It is cropped and sent, and the form keeps where it is. */
export function PictureField({ id, legend, picture, error, ratio, address, onValue }: PictureFieldProps) {
  const { t } = usePictureWords()
  const { value } = picture
  const [former, setFormer] = useState<string | undefined>()
  const [said, setSaid] = useState('')
  const isElsewhere = value !== '' && !value.startsWith('/')
  const [isTyped, setTyped] = useState(isElsewhere)
  const box = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<string | undefined>(undefined)
  const change = (to: string, words: string) => {
    setFormer(value)
    onValue(to)
    setSaid(words)
  }
  const { upload, choose, send, use, cancel } = useUpload(path => change(path, t('picture.stored')))
  // The pressed button is gone: the focus moves on to the next way.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    box.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = undefined
  })
  const remove = () => {
    change('', t('picture.removed'))
    wanted.current = '[data-undo] button'
  }
  const undo = () => {
    onValue(former ?? '')
    setFormer(undefined)
    setSaid(t('picture.undone'))
    wanted.current = '[data-file] button'
  }
  const isBusy = upload.kind === 'reading' || upload.kind === 'sending'
  const sentence = upload.kind === 'refused' ? upload.text : isTyped ? undefined : error
  const doing = upload.kind === 'reading' || upload.kind === 'sending' ? t(`picture.${upload.kind}`) : ''
  const shown = shownPicture(picture)
  return (
    <fieldset className={s.group} ref={box}>
      <legend>{legend ?? t('picture')}</legend>
      <div data-file="">
        <DropZone
          isBusy={isBusy}
          onFile={file => void choose(file)}
          preview={
            <div className={s.preview}>
              {shown ? <img key={shown} src={shown} alt={t('picture.current')} /> : <span>{t('picture.none')}</span>}
            </div>
          }
        >
          {value !== '' && <Button onClick={remove}>{t('picture.remove')}</Button>}
          {former !== undefined && (
            <span data-undo="">
              <Button onClick={undo}>{t('picture.undo')}</Button>
            </span>
          )}
        </DropZone>
      </div>
      {doing && <p className={layout.small}>{doing}</p>}
      <LiveRegion text={doing || said} />
      <div role="alert">{sentence && <FieldError id={`${id}-upload-error`} text={sentence} />}</div>
      {upload.kind === 'refused' && upload.file && (
        <div>
          <Button onClick={() => upload.file && void send(upload.file)}>{t('picture.again')}</Button>
        </div>
      )}
      {address && !isTyped && (
        <div>
          <Button
            kind="quiet"
            onClick={() => {
              setTyped(true)
              wanted.current = `#${id}`
            }}
          >
            {t('picture.address')}
          </Button>
        </div>
      )}
      {address && isTyped && (
        <Field
          id={id}
          name={id}
          {...address}
          value={value.startsWith('/') ? '' : value}
          error={error}
          onValue={onValue}
          maxLength={1000}
          type="url"
          autoComplete="off"
        />
      )}
      {upload.kind === 'cropping' && (
        <CropDialog
          picture={upload.picture}
          ratio={ratio}
          onClose={cancel}
          onUse={crop => void use(upload.picture, crop)}
        />
      )}
    </fieldset>
  )
}
