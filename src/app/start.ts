import { reset } from '../client/reset.ts'
import { type ApiSettings, configureApi } from '../client/http/api-settings.ts'
import { platform, isCurrent } from '../platform/platform.ts'
import { $locale, type Locale } from '../i18n/locale.ts'
import { formatHash, parseHash } from '../routing/hash.ts'
import { type HandedOver } from '../routing/handed-over.ts'
import { $flags, $place, followAddress, navigate, releaseHash, takeHandedOver } from '../routing/location.ts'
import { isOurState } from '../routing/oauth-state.ts'
import { readFlags } from '../routing/parameters.ts'
import { locationIn, paths } from '../routing/paths.ts'
import { $ageGate, $business, $locations, loadBusiness } from '../stores/location/business.ts'
import { reloadCart } from '../stores/cart/cart.ts'
import { followChoice, retryLocale, startLanguage } from '../stores/core/language.ts'
import { followList } from '../stores/menu/list-place.ts'
import {
  $lastSlug,
  $slug,
  $unknownSlug,
  enterLocation,
  isOfHost,
  rememberLocation
} from '../stores/location/location.ts'
import { $menu, reloadMenu } from '../stores/menu/menu.ts'
import { recallSlices } from '../stores/core/persistence.ts'
import { openPopup } from '../stores/core/popup.ts'
import { $refusedAge } from '../stores/session/visitor-age.ts'
import { rehydrate } from './rehydrate.ts'
import { $linkToken, $session, $sessionEnd } from '../stores/session/session.ts'
import { expireSession, refreshSession, signOut } from '../stores/session/sign-in/current-session.ts'
import { clearSocialCodes, takeSocialAnswer } from '../stores/session/social-session.ts'
import { setSpinner } from '../stores/core/spinner.ts'
import type { PartList } from './chunks/part-list.ts'
import { $parts, codeOf, loadFailedParts, loadPart, setPartList } from './loading/parts.ts'
import { followParts } from './reactions/follow-parts.ts'
import { followOutage } from './reactions/follow-outage.ts'
import { startReactions } from './reactions/reactions.ts'

/** The settings the app is started with. */
export interface AppSettings {
  /** The API's base URL, absolute and without a trailing slash. */
  api: string
  locale: Locale
  /** The initial store if the URL names none. */
  location: string | undefined
  parts: PartList
}

/** Warns the retailer if the configured store does not exist; the shopper sees the picker. */
const warnOfLocation = (location: string | undefined) => (unknown: string | undefined) => {
  if (location === undefined || unknown !== location) return
  const slugs = $locations.get().map(({ slug }) => slug)
  platform().warn(`The option "location" is "${location}", none of ${slugs.join(', ')}.`)
}

/** Handles URL parameters (SPEC C6). With `verify_email`, `token` belongs to the email link, not to a session. */
function takeOver(handed: HandedOver): void {
  const { token, verify_email: verifyEmail, signup_token: signupToken, source, signup, state, code } = handed
  if (state) {
    const query = takeSocialAnswer({ state, ...(code && { code }) })
    // The provider returns to the page without a fragment, and so without the fragment's flags.
    navigate(formatHash(paths.googleAuth(), readFlags('', query)).slice(1), { replace: true })
  }
  if (signupToken) {
    openPopup({ key: 'set-password', data: { signup_token: signupToken, ...(source && { source }) } })
  }
  if (token && verifyEmail === undefined) $linkToken.set(token)
  else if (token) openPopup({ key: 'verify-email', data: { token } })
  // The page's own query applies only until the shopper navigates.
  const { query } = $place.get()
  const isAsked = parseHash(platform().address.hash()) ? /(^|&)signup\b/.test(query) : true
  if (signup && isAsked && !$session.get().loggedIn) navigate(paths.user('sign-up', 'menu'), { replace: true })
}

/**
 * Removes the rest of a kiosk's visit that a power cut ended, where the page is opened as no kiosk: a kiosk does so itself
 * when it starts (SPEC C15).
 */
function endCutVisit(): void {
  const { storage } = platform()
  if ($flags.get().in_store || storage.get('storefront.kiosk') === undefined) return
  storage.remove('storefront.kiosk')
  void signOut()
  // The person at this page has not signed in here.
  $sessionEnd.set(undefined)
  for (const scope of ['shopper', 'person', 'device', 'visitor'] as const) reset(scope)
}

/** A running app. */
export interface RunningApp {
  /** Resolves when the screens can be drawn: the messages of the first language are loaded. Rejects if they can't be. */
  ready: Promise<void>
  stop(): void
}

/** Starts at the URL with the restored state. Returns unsubscribe functions. */
function begin(location: string | undefined, handedOver: HandedOver): (() => void)[] {
  endCutVisit()
  // The URL is not changed until the shopper navigates: without a fragment of ours, the configured or last visited
  // store is shown in place of the picker.
  const first = location ?? $lastSlug.get()
  const follow = () => {
    const { path } = $place.get()
    // The user area belongs to no store, so the current one is kept.
    const stays = path !== paths.locations() && $slug.get()
    const isPicker = path === paths.locations() && parseHash(platform().address.hash())?.path === path
    enterLocation(locationIn(path) ?? (isPicker ? undefined : stays || first))
  }
  follow()
  if ($place.get().path !== paths.googleAuth()) clearSocialCodes()
  const disposers = [
    $unknownSlug.listen(warnOfLocation(location)),
    $place.listen(follow),
    // A page with a store of its own may have a router of its own, with paths that name no store.
    $unknownSlug.subscribe(() => {
      if (location !== undefined && isOfHost($place.get().path)) releaseHash()
    }),
    // A link on the page may carry parameters too, which must be removed from the URL.
    $place.listen(() => takeOver(takeHandedOver(isOurState))),
    rememberLocation(),
    followList(),
    startReactions(),
    // What follows comes with the common part.
    $sessionEnd.listen(end => end && void loadPart('common')),
    $linkToken.subscribe(token => token && void loadPart('common')),
    followOutage(askAgain),
    platform().onReturn(askAgain)
  ]
  takeOver(handedOver)
  if (!handedOver.token) void refreshSession()
  void loadBusiness()
  return disposers
}

/** What requests take from the stores. Not made in a start, which the API's settings would keep alive after its end. */
const shopper: Omit<ApiSettings, 'base'> = {
  locale: () => $locale.get(),
  platformId: () => $session.get().platformId,
  token: auth => (!auth || (auth === 'age-gated' && $ageGate.get() !== 'account') ? undefined : $session.get().token),
  onUnauthorized: expireSession
}

/** Follows the URL, restores saved state and requests the first data. */
export function startApp(settings: AppSettings): RunningApp {
  const browser = platform()
  configureApi({ base: settings.api, ...shopper })
  setPartList(settings.parts)
  setSpinner(false)
  $locale.set(settings.locale)
  const handedOver = takeHandedOver(isOurState)
  const { state, code } = handedOver
  // This window is the popup of a social sign-in and closes after passing on the answer.
  if (state && platform().answerOpener({ state, ...(code && { code }) }))
    return { ready: startLanguage(settings.locale), stop() {} }
  $refusedAge.set(Number(browser.refusedAge) || undefined)
  const disposers = [followAddress(isOfHost)]
  // A reload, perhaps: the products in view are put back as soon as they are drawn.
  if (browser.scrollPositions?.get()) void loadPart('scroll-position')
  let isOver = false
  const ready = rehydrate().then(async end => {
    if (isOver || !isCurrent(browser)) return end()
    const language = startLanguage($locale.get())
    disposers.push(end, followChoice(), ...begin(settings.location, handedOver))
    await language
    // The search index, which comes with a part, is made of messages too.
    if (!isOver) disposers.push(followParts())
  })
  return {
    ready,
    stop() {
      isOver = true
      for (const dispose of disposers.reverse()) dispose()
      reset('all')
    }
  }
}

const isLacking = ({ state }: { state: string }): boolean => state === 'failed' || state === 'stale'

/** Retries failed requests when the network or the shopper is back (SPEC C16). */
export function askAgain(): void {
  recallSlices()
  void retryLocale()
  const common = codeOf($parts.get(), 'common')
  void common?.takePendingSession()
  loadFailedParts()
  if (isLacking($business.get())) void loadBusiness()
  if (isLacking($menu.get())) void reloadMenu()
  // Another tab may have changed the cart since.
  void reloadCart().then(common?.sendPending)
}
