import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editDraft } from '../../src/contract/staff/drafts.ts'
import { uploadPicture } from '../../src/contract/staff/staff-pictures.ts'
import type { Rendered } from '../screens/support/render.tsx'
import { readStoreSettings } from '../../src/contract/staff/store-settings.ts'
import { settings } from './support/store-settings.ts'
import { openBoard, withStaffShop } from './support/board.tsx'
import { answerDrafts, draftData } from './support/drafts.ts'
import { field, fill, hasFocus, isClosed, press, says, select } from './support/find.ts'

const staff = withStaffShop()
const path = '/v1/pictures/0123456789abcdef0123456789abcdef/640.jpg'

beforeEach(() => {
  answerDrafts(staff.api, draftData())
  staff.api.on(uploadPicture, { path, url: `https://shop.example${path}`, widths: [320, 640] })
  // The border of the browser: it decodes and encodes pictures.
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (!file.type.startsWith('image/')) throw new Error('no picture')
    return { width: 600, height: 400, close() {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['encoded'])))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const edits = () => staff.api.received(editDraft).flatMap(({ body }) => body.edits)

async function openFerry(): Promise<Rendered> {
  const page = await openBoard({ tab: 'products' })
  await press(page, 'Night Ferry')
  await vi.waitFor(() => expect(page.all('input[type=file]')).not.toEqual([]))
  return page
}

/** Chooses a file, as the browser’s dialog does. */
function chooseFile(page: Rendered, type = 'image/png'): void {
  const input = page.get('input[type=file]:not([capture])')
  Object.defineProperty(input, 'files', { value: [new File(['bytes'], 'jar.png', { type })], configurable: true })
  flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}

const picture = (page: Rendered): string | null | undefined =>
  page
    .all('fieldset img')
    .find(({ parentElement }) => parentElement?.closest('fieldset'))
    ?.getAttribute('src')

describe('the field of a picture', () => {
  it('sends the cropped file, shows it, and saves where it is with its words', async () => {
    const page = await openFerry()
    await fill(page, 'Name in French', 'Le traversier')
    chooseFile(page)
    await press(page, 'Use this part')
    await says(page, 'The picture is in place.')
    await isClosed(page)
    expect(picture(page)).toContain(path)
    expect(field(page, 'Name in French').value).toBe('Le traversier')
    await fill(page, 'The picture in words, in English (optional)', 'A jar')
    await press(page, 'Save to the draft')
    await vi.waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]?.fields).toMatchObject({
      picture: { from: null, to: path },
      pictureAlt: { from: null, to: { en: 'A jar' } }
    })
  })

  it('is moved and zoomed by keys, which is announced', async () => {
    const page = await openFerry()
    chooseFile(page)
    const frame = await vi.waitFor(() => page.get('[role=application]'))
    const key = (name: string) =>
      flushSync(() => frame.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })))
    key('+')
    await says(page, '120 %, 22 % from the left, 8 % from the top')
    key('ArrowLeft')
    await says(page, '120 %, 20 % from the left, 8 % from the top')
  })

  it('says why a file is no picture, and why one was not sent, and loses nothing', async () => {
    const page = await openFerry()
    chooseFile(page, 'text/plain')
    await says(page, 'This file can’t be read as a picture.')
    staff.api.refuse(uploadPicture, 422, 'This picture is too small to be shown.')
    chooseFile(page)
    await press(page, 'Use this part')
    await says(page, 'This picture is too small to be shown.')
    staff.api.refuse(uploadPicture, 503)
    chooseFile(page)
    await press(page, 'Use this part')
    await says(page, 'The picture wasn’t sent')
    staff.api.on(uploadPicture, { path, url: '', widths: [320] })
    await press(page, 'Send again')
    await says(page, 'The picture is in place.')
    expect(picture(page)).toContain(path)
  })

  it('is emptied and filled again, and the focus stays at it', async () => {
    const page = await openFerry()
    chooseFile(page)
    await press(page, 'Use the whole picture')
    await press(page, 'Remove picture')
    expect(picture(page)).toBeUndefined()
    await hasFocus(page, 'Undo')
    await press(page, 'Undo')
    expect(picture(page)).toContain(path)
    await hasFocus(page, 'Choose a file')
  })

  it('takes an address instead', async () => {
    const page = await openFerry()
    await press(page, 'Use an address')
    await fill(page, 'Address of the picture', 'https://pictures.example/jar.jpg')
    await press(page, 'Save to the draft')
    await vi.waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]?.fields['picture']?.to).toBe('https://pictures.example/jar.jpg')
  })
})

it('the logo of the business is a picture, too', async () => {
  staff.api.on(readStoreSettings, settings)
  const page = await openBoard({ tab: 'store' })
  await says(page, 'West End')
  await select(page, 'Settings of', '')
  await says(page, 'Logo')
  await vi.waitFor(() => expect(page.all('input[type=file]')).not.toEqual([]))
  chooseFile(page)
  await press(page, 'Use this part')
  await says(page, 'The picture is in place.')
  await press(page, 'Save to the draft')
  await says(page, 'Saved to the draft.')
  expect(edits()).toMatchObject([{ kind: 'business', fields: { logo: { from: null, to: path } } }])
})
