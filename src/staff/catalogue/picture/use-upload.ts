import { useEffect, useRef, useState } from 'react'
import { request } from '../../../client/http/request.ts'
import { uploadPicture } from '../../../contract/staff/staff-pictures.ts'
import type { Crop } from '../../../rules/picture/crop.ts'
import { type Decoded, decode, encode } from './canvas.ts'
import { type PictureWord, usePictureWords } from './words.ts'

/** The work on a chosen file: it is read, cropped by people, sent, or refused with a sentence. */
export type Upload =
  | { kind: 'none' | 'reading' | 'sending' }
  | { kind: 'cropping'; picture: Decoded }
  /** With `file`, it can be sent again. */
  | { kind: 'refused'; text: string; file?: Blob }

/** Takes a file to the server; `onStored` gets the path of the picture. Only the file that was chosen last counts. */
export function useUpload(onStored: (path: string) => void) {
  const { t } = usePictureWords()
  const [upload, setUpload] = useState<Upload>({ kind: 'none' })
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    []
  )
  const refuse = (word: PictureWord) => setUpload({ kind: 'refused', text: t(word) })

  async function choose(file: Blob | undefined): Promise<void> {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    setUpload({ kind: 'reading' })
    const picture = await decode(file)
    if (mine !== turn.current) return picture?.close()
    if (picture) setUpload({ kind: 'cropping', picture })
    else refuse('picture.unreadable')
  }

  async function send(file: Blob): Promise<void> {
    turn.current += 1
    const mine = turn.current
    setUpload({ kind: 'sending' })
    const result = await request(uploadPicture, { file, isLong: true })
    if (mine !== turn.current) return
    if (result.ok) {
      setUpload({ kind: 'none' })
      onStored(result.value.path)
    } else if (result.problem.kind === 'refused')
      setUpload({ kind: 'refused', text: result.problem.message ?? t('picture.unreadable') })
    else setUpload({ kind: 'refused', text: t('picture.offline'), file })
  }

  async function use(picture: Decoded, crop: Crop): Promise<void> {
    setUpload({ kind: 'sending' })
    const file = await encode(picture, crop)
    picture.close()
    if (file) await send(file)
    else refuse('picture.unreadable')
  }

  const cancel = () => {
    if (upload.kind === 'cropping') upload.picture.close()
    setUpload({ kind: 'none' })
  }
  return { upload, choose, send, use, cancel }
}
