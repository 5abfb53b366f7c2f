import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $locale, type Locale } from '../../../src/i18n/locale.ts'
import { translate } from '../../../src/i18n/translate.ts'
import { $chosenLocale, $nextLocale, changeLocale, setLocale } from '../../../src/stores/core/language.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $cartIds } from '../../../src/stores/location/location.ts'
import { addLanguage } from '../../i18n/support/further-language.ts'
import { type TestPlatform, testPlatform } from '../support/test-env.ts'
import { type Visit, visit } from '../support/visit.ts'

const close = () => translate($locale.get(), 'common.close')
const keptLocale = (cookies: Map<string, string>) =>
  /"locale":"([\w-]+)"/.exec(cookies.get('storefront.location') ?? '')?.[1]

/** Begins a visit without a network, in English, with what an earlier visit kept. */
function open(location?: object, outside: TestPlatform = testPlatform()): Visit {
  if (location) outside.cookies.set('storefront.location', JSON.stringify({ v: 1, d: location }))
  return visit('http://127.0.0.1:9', { outside, isOnline: false })
}

let here: Visit
afterEach(() => here.end())

describe('a switch of the language', () => {
  beforeEach(async () => {
    here = open()
    await here.ready
  })

  test('waits for the messages, and is remembered once it is there', async () => {
    const german = addLanguage('de-CH')
    const switched = setLocale(german.locale)
    expect([$locale.get(), close(), $nextLocale.get()]).toEqual(['en-CA', 'Close', 'de-CH'])
    expect(keptLocale(here.outside.cookies)).toBeUndefined()
    german.arrive()
    await switched
    expect([$locale.get(), close(), $nextLocale.get()]).toEqual(['de-CH', 'Schliessen', undefined])
    expect(keptLocale(here.outside.cookies)).toBe('de-CH')
  })

  test('happens immediately when the messages are loaded', () => {
    void setLocale('fr-CA')
    expect([$locale.get(), close()]).toEqual(['fr-CA', 'Fermer'])
  })

  test('loads the messages once', async () => {
    const german = addLanguage('de-DE')
    const both = [setLocale(german.locale), setLocale(german.locale)]
    german.arrive()
    await Promise.all(both)
    await setLocale('en-CA')
    await setLocale(german.locale)
    expect([german.loads(), $locale.get()]).toEqual([1, 'de-DE'])
  })

  test('that fails keeps the language, notifies the shopper and the developer, and can be retried', async () => {
    const german = addLanguage('de-AT')
    const switched = setLocale(german.locale)
    german.fail()
    await switched
    expect([$locale.get(), close(), $chosenLocale.get(), $nextLocale.get()]).toEqual([
      'en-CA',
      'Close',
      undefined,
      undefined
    ])
    expect($toasts.get()).toMatchObject([{ key: 'problem.offline', tone: 'bad' }])
    expect(here.outside.warnings).toEqual([expect.stringContaining('de-AT')])
    const again = setLocale(german.locale)
    german.arrive()
    await again
    expect($locale.get()).toBe('de-AT')
  })

  test('that failed happens when the network is back, and is remembered then', async () => {
    const german = addLanguage('de-LI')
    const switched = setLocale(german.locale)
    german.fail()
    await switched
    here.outside.comeBack()
    german.arrive()
    await vi.waitFor(() => expect([$locale.get(), $chosenLocale.get()]).toEqual(['de-LI', 'de-LI']))
  })

  test('gives way to a later one, whichever messages arrive last', async () => {
    const [german, italian] = [addLanguage('de-LU'), addLanguage('it-CH')]
    const both = [setLocale(german.locale), setLocale(italian.locale)]
    italian.arrive()
    await both[1]
    german.arrive()
    await both[0]
    expect([$locale.get(), $chosenLocale.get()]).toEqual(['it-CH', 'it-CH'])
  })

  test('gives way to the current language too, and its failure is then not shown', async () => {
    const german = addLanguage('de-BE')
    const switched = setLocale(german.locale)
    await setLocale('en-CA')
    german.fail()
    await switched
    expect([$locale.get(), $nextLocale.get(), $toasts.get()]).toEqual(['en-CA', undefined, []])
  })

  test('by the page is not remembered', async () => {
    await changeLocale('fr-CA')
    expect([$locale.get(), $chosenLocale.get()]).toEqual(['fr-CA', undefined])
  })

  test('in another tab waits for the messages here', async () => {
    const german = addLanguage('de-IT')
    const location = JSON.stringify({ v: 1, d: { locale: german.locale } })
    here.outside.changeElsewhere({ 'storefront.location': location })
    expect([$locale.get(), $nextLocale.get()]).toEqual(['en-CA', 'de-IT'])
    german.arrive()
    await vi.waitFor(() => expect($locale.get()).toBe('de-IT'))
  })

  test('changes nothing once the storefront is unmounted', async () => {
    const german = addLanguage('de-FR')
    const switched = setLocale(german.locale)
    here.end()
    german.arrive()
    await switched
    expect([$locale.get(), $chosenLocale.get()]).toEqual(['en-CA', undefined])
    here = open()
  })
})

describe('a visit', () => {
  const isReady = async (): Promise<boolean> => {
    const open = Symbol('open')
    return (await Promise.race([here.ready, Promise.resolve(open)])) !== open
  }

  test('begins in the language chosen in an earlier one, without the page’s before it', async () => {
    const german = addLanguage('gsw-CH')
    const seen: Locale[] = []
    const end = $locale.listen(locale => seen.push(locale))
    here = open({ locale: german.locale })
    await vi.waitFor(() => expect(german.loads()).toBe(1))
    expect(await isReady()).toBe(false)
    german.arrive()
    await here.ready
    end()
    expect([seen, close()]).toEqual([['gsw-CH'], 'Schliessen'])
  })

  test('begins in the default language when the chosen one can’t be had, and tries again later', async () => {
    const german = addLanguage('nds-DE')
    here = open({ locale: german.locale })
    await vi.waitFor(() => expect(german.loads()).toBe(1))
    german.fail()
    await here.ready
    expect([$locale.get(), close(), $chosenLocale.get()]).toEqual(['en-CA', 'Close', 'nds-DE'])
    expect($toasts.get()).toMatchObject([{ key: 'problem.offline' }])
    here.outside.comeBack()
    await vi.waitFor(() => expect(german.loads()).toBe(2))
    german.arrive()
    await vi.waitFor(() => expect($locale.get()).toBe('nds-DE'))
  })

  test('drops a chosen language that is gone, and nothing else', async () => {
    here = open({ locale: 'tlh', carts: { 'queen-west': 'k1' } })
    await here.ready
    expect([$locale.get(), $cartIds.get(), here.outside.warnings]).toEqual(['en-CA', { 'queen-west': 'k1' }, []])
  })
})
