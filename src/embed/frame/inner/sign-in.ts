import type { Platform } from '../../../platform/platform.ts'
import { listen } from '../../../lib/listen.ts'
import { formatHash } from '../../../routing/hash.ts'
import { navigate } from '../../../routing/location.ts'
import { readFlags } from '../../../routing/parameters.ts'
import { paths } from '../../../routing/paths.ts'
import { recallSlices } from '../../../stores/core/persistence.ts'
import { takeSocialAnswer } from '../../../stores/session/social-session.ts'
import { setPageAround } from '../../browser/page-around.ts'
import type { FromFrame, FromPage, Notify } from '../outer/messages.ts'

/** The state that survives the trip to a provider where the frame can store nothing. No one is signed in before it. */
const names = ['platform', 'location', 'visitorAge', 'social'].map(name => `storefront.${name}`)

/** Resolves once the shop has been drawn, and so its stored state has been read. */
const isDrawn = (root: HTMLElement): Promise<void> =>
  new Promise(done => {
    if (root.shadowRoot?.querySelector('[data-screen]')) return done()
    const end = listen(root, ['storefront:ready'], () => {
      end()
      done()
    })
  })

/** Lets a provider return to the page around the frame. Returns a function that ends it. */
export function signInOnPage(
  { storage }: Platform,
  { origin, url }: { origin: string; url: string },
  notify: Notify<FromFrame>
): () => void {
  let isLasting = true
  void storage.open().then(lasts => (isLasting = lasts))
  return setPageAround({
    origin,
    url,
    leave(to) {
      const texts = isLasting ? [] : names.map(name => [name, storage.get(name)] as const)
      const storedValues = Object.fromEntries(texts.filter(([, text]) => text !== undefined))
      notify('leave', { url: to, kept: storedValues })
    }
  })
}

/** Goes on with a sign-in that a provider has answered, with the state kept by the page. */
export async function takeAnswer(
  root: HTMLElement,
  { storage }: Platform,
  { state, code, kept: storedValues }: FromPage['answer']
): Promise<void> {
  await isDrawn(root)
  for (const [name, text] of Object.entries(storedValues))
    if (names.includes(name) && typeof text === 'string') storage.set(name, text)
  recallSlices()
  const query = takeSocialAnswer({ state, ...(code && { code }) })
  navigate(formatHash(paths.googleAuth(), readFlags('', query)).slice(1), { replace: true })
}
