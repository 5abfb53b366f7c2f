import { atom } from 'nanostores'
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { sliceOf } from './persistence.ts'

/** One provider's sign-in on its way: its code, what it is for, and where it began (SPEC A3). */
const provider = object({
  code: optional(string()),
  actionType: optional(picklist(['sign-in', 'sign-up', 'link'])),
  actionFrom: optional(string())
})
const social = object({ facebook: provider, google: provider })

type Social = InferOutput<typeof social>

const nothing: Social = { facebook: {}, google: {} }

/** The social slice (SPEC A3). */
export const $social = atom<Social>(nothing)

/** Forgets the codes, which are of use on the return page alone (SPEC A2). */
export function clearSocialCodes(): void {
  const { facebook, google } = $social.get()
  if (facebook.code === undefined && google.code === undefined) return
  const { code: _facebook, ...restOfFacebook } = facebook
  const { code: _google, ...restOfGoogle } = google
  $social.set({ facebook: restOfFacebook, google: restOfGoogle })
}

/** Forgets all of it. */
export function resetSocial(): void {
  $social.set(nothing)
}

/** What is kept of it between visits (SPEC A4). */
export const socialSlice = sliceOf('social', social, $social, nothing)
