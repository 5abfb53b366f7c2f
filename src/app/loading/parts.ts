import { atom } from 'nanostores'
import { loadMessages } from '../../i18n/messages.ts'
import { isOutdatedError } from '../../platform/outdated-error.ts'
import { isCurrent, type Platform, platform } from '../../platform/platform.ts'
import type { PartList } from '../chunks/part-list.ts'

let list: PartList | undefined

/** Sets the list of the parts, which the entries of the build have. */
export const setPartList = (parts: PartList): void => void (list = parts)

/** Returns the function that imports a part. */
function importOf<Name extends PartName>(name: Name): PartList[Name] {
  if (!list) throw new Error('The app was started without a list of its parts.')
  return list[name]
}

/** The name of a part. */
export type PartName = keyof PartList

/** The exports of a part. */
export type Part<Name extends PartName> = Awaited<ReturnType<PartList[Name]>>

/** Why a part is not there: the shop was updated since the page was opened, or it could not be reached. */
type Failed = { state: 'failed'; isOutdated: boolean }
type Loading<Code> = { state: 'loading' } | { state: 'ready'; value: Code } | Failed
type Loads = { [Name in PartName]?: Loading<Part<Name>> }

/** The loading state of each part that was asked for. Once loaded, a part is kept for all storefronts of the page. */
export const $parts = atom<Loads>({})

/** Changes whenever a screen of a part is drawn in place of its placeholder. */
export const $drawn = atom(0)

/** Parts that need no reactions. */
const alone = ['scroll-position', 'menu-rest', 'clocks', 'gate', 'locations', 'menu-details', 'banners'] as const

/** Those of them that have no text. */
const silent: readonly PartName[] = ['scroll-position', 'menu-rest', 'clocks']

const isAlone = (name: PartName): name is (typeof alone)[number] => (alone as readonly PartName[]).includes(name)

/** Loads the messages of a part, which may also use those of the parts that come before it. */
async function needMessages(name: PartName): Promise<void> {
  if (silent.includes(name)) return
  await Promise.all([loadMessages('store'), isAlone(name) || Promise.all([loadMessages('common'), loadMessages(name)])])
}

/** Returns a part's code once it is loaded. */
export function codeOf<Name extends PartName>(loads: Loads, name: Name): Part<Name> | undefined {
  const load: Loading<Part<Name>> | undefined = loads[name]
  return load?.state === 'ready' ? load.value : undefined
}

const put = (name: PartName, load: Loading<unknown>) => $parts.set({ ...$parts.get(), [name]: load })

/** Starts the reactions before the part that needs them is drawn. */
async function needCommon(browser: Platform): Promise<void> {
  const value = await browser.loadPart('common', importOf('common'))
  if ($parts.get().common?.state !== 'ready') put('common', { state: 'ready', value })
}

/** Loads a part unless it is loaded or loading. */
export async function loadPart(name: PartName): Promise<void> {
  const state = $parts.get()[name]?.state
  if (state === 'loading' || state === 'ready') return
  const browser = platform()
  put(name, { state: 'loading' })
  try {
    const [value] = await Promise.all([
      browser.loadPart(name, importOf(name) as () => Promise<unknown>),
      isAlone(name) || needCommon(browser),
      needMessages(name)
    ])
    put(name, { state: 'ready', value })
  } catch (error) {
    if (isCurrent(browser)) browser.warn(`No ${name}: ${String(error)}`)
    put(name, { state: 'failed', isOutdated: isOutdatedError(error) })
  }
}

/** Loads the parts again that failed. */
export function loadFailedParts(): void {
  for (const [name, load] of Object.entries($parts.get())) if (load.state === 'failed') void loadPart(name as PartName)
}
