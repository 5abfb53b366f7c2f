/** The app's side of the handle; loaded only on pages that use one. */
import '../late.ts'
import { $parts, codeOf } from '../../app/loading/parts.ts'
import { localeOf } from '../../i18n/locale.ts'
import { platform } from '../../platform/platform.ts'
import { navigate } from '../../routing/location.ts'
import { changeLocale } from '../../stores/core/language.ts'
import type { HostCall } from '../mount/options-from-script.ts'
import { readOptions } from '../mount/options.ts'
import type { Look, Looks } from './apply-theme.ts'
import { eventNames } from './event-names.ts'

/** Arguments of the methods. */
const takes: Record<HostCall, string> = {
  navigate: 'a path of the shop, such as "/queen-west/cart"',
  setTheme: 'an object with theme ("auto", "light" or "dark"), accent (such as "#1f6f4a") or radius (0 to 24)',
  setLocale: 'a language of the shop, such as "fr-CA"',
  setAnalytics: '"datalayer" or "off"',
  on: `the name of an event and a function. The events are ${eventNames.join(', ')}`,
  cart: 'nothing'
}

const lookNames = ['theme', 'accent', 'radius']

/** Returns a valid appearance from an argument; undefined if any of it makes no sense. */
function readLook(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null || !Object.keys(value).every(name => lookNames.includes(name))) return
  // The rules are those of the options, which are none without an API.
  const { faults, options: { theme, accent, radius } = {} } = readOptions({ ...value, api: '/' })
  if (faults.length > 0) return
  return { ...(theme && { theme }), ...(accent && { accent }), ...(radius !== undefined && { radius }) }
}

/** The methods; true if their arguments make sense. */
const methods: Record<HostCall, (args: readonly unknown[], looks: Looks) => boolean> = {
  navigate([path]) {
    const isPath = typeof path === 'string' && !/^[^/?]*:|^\/\//.test(path)
    if (isPath) navigate(path.replace(/^#?\/?/, '/'))
    return isPath
  },
  setTheme([value], looks) {
    const look = readLook(value)
    if (look) looks.apply(look)
    return look !== undefined
  },
  setLocale([tag]) {
    const locale = typeof tag === 'string' ? localeOf(tag) : undefined
    if (locale) void changeLocale(locale)
    return locale !== undefined
  },
  setAnalytics([to]) {
    const isKnown = to === 'datalayer' || to === 'off'
    if (isKnown) platform().hasConsent = to === 'datalayer'
    codeOf($parts.get(), 'common')?.mirrorEvents()
    return isKnown
  },
  on: ([name, listener]) => typeof listener === 'function' && eventNames.includes(String(name)),
  cart: () => true
}

/** Carries out the page's calls. Nonsense, and calls after `unmount`, are ignored, and a sentence says why. */
export function answer(name: HostCall, args: readonly unknown[], looks: Looks, isGone: boolean): void {
  if (isGone || !methods[name](args, looks))
    console.warn(
      `Storefront: ${name}() was ignored: ${isGone ? 'this storefront is unmounted' : `it takes ${takes[name]}`}.`
    )
}
