import { integer, nullable, number, object, pipe, string } from 'valibot'
import { dataOf } from '../../client/async-state.ts'
import { createForm } from '../../client/form.ts'
import { request } from '../../client/http/request.ts'
import { resettable } from '../../client/reset.ts'
import { createResource } from '../../client/resource.ts'
import { emailAddress } from '../../contract/account/customer.ts'
import { askForWatch, readWatchForm, watchChannel, type WatchForm } from '../../contract/catalog/watches.ts'
import { $loggedIn } from '../session/session.ts'
import { openProduct } from './product.ts'

/** A size of a product at a store. */
export interface WatchedSize {
  location: string
  product: string
  variant: string
}

interface FormOf {
  size: WatchedSize
  form: WatchForm
}

const isSame = (a: WatchedSize, b: WatchedSize) => a.location === b.location && a.variant === b.variant

const read = createResource<FormOf, WatchedSize>({
  scope: 'all',
  isOf: ({ size }, key) => isSame(size, key),
  async read(size) {
    const result = await request(readWatchForm, { params: { ...size } })
    return result.ok ? { ...result, value: { size, form: result.value } } : result
  }
})

/** The choices for a message about a size that is sold out. */
export const $watch = read.$state

/** Reads the choices for a size. */
export const loadWatch = read.load

/** The result of a request: the size, the email address it waits for or null, and its last day. */
export const $asked = resettable<{ variant: string; email: string | null; until: string } | undefined>(
  'shopper',
  undefined
)

const blank = { channel: 'email', email: '', km: '' }

/** Returns the words for the choice of channel and distance. */
export function wordsOf({ words }: WatchForm, { channel, km }: Pick<typeof blank, 'channel' | 'km'>) {
  return words.find(one => one.channel === channel && String(one.km ?? '') === km)
}

/** The form with which a shopper asks for the message. */
export const watchForm = createForm(
  'shopper',
  blank,
  object({
    channel: watchChannel,
    email: nullable(emailAddress),
    km: nullable(pipe(number(), integer())),
    words: string()
  }),
  ({ channel, email, km }) => {
    const form = dataOf($watch.get())?.form
    return {
      channel,
      // A guest's is needed; a member's own is known.
      email: $loggedIn.get() ? null : email,
      km: km === '' ? null : Number(km),
      words: (form && wordsOf(form, { channel, km })?.hash) ?? ''
    }
  },
  'sf-watch-'
)

/** Asks for the message. If the size is back or the words have changed, both are read again. */
export async function askToWatch(size: WatchedSize): Promise<void> {
  const result = await watchForm.submit(body => request(askForWatch, { params: { ...size }, body }))
  if (result?.ok) {
    const { email } = watchForm.$state.get().values
    const isAsked = result.value.state === 'asked'
    $asked.set({ variant: size.variant, email: isAsked ? email : null, until: result.value.until })
    watchForm.reset()
  } else if (result?.problem.code === 'conflict')
    await Promise.all([loadWatch(size), openProduct(size.location, size.product, true)])
}
