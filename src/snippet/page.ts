import { atom } from 'nanostores'
import { safeParse } from 'valibot'
import { readBusiness } from '../contract/store/business.ts'
import { $locale } from '../i18n/locale.ts'
import { type Choices, formatChoices, readChoices } from './choices.ts'

/** The retailer's choices, which are in the page's address too: a reload or a link to a colleague keeps them. */
export const $choices = atom<Choices>(readChoices(location.search))

/** The address of the API: the server that this page is from. */
export const api = location.origin

/** Changes a choice. */
export function choose(change: Partial<Choices>): void {
  const choices = { ...$choices.get(), ...change }
  $choices.set(choices)
  const query = new URLSearchParams(formatChoices(choices))
  const lang = new URLSearchParams(location.search).get('lang')
  if (lang) query.set('lang', lang)
  history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}`)
}

/** A store to begin with. */
export interface Store {
  slug: string
  name: string
}

/** Returns the retailer's stores. Rejects if they can't be had. */
export async function readStores(): Promise<Store[]> {
  const response = await fetch(`/v1${readBusiness.path}?${new URLSearchParams({ locale: $locale.get() })}`)
  const { payload } = (await response.json()) as { payload?: unknown }
  const reply = safeParse(readBusiness.reply, payload)
  if (!reply.success) throw new Error(`${readBusiness.path}: ${reply.issues[0].message}`)
  return reply.output.locations.map(({ slug, name }) => ({ slug, name }))
}

/** Copies a text. Resolves to false where the browser doesn't allow it. */
export const copy = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false
  )

/** Calls back once a value has been left alone for a moment. Returns a function that cancels it. */
export function afterPause(run: () => void): () => void {
  const timer = setTimeout(run, 400)
  return () => clearTimeout(timer)
}
