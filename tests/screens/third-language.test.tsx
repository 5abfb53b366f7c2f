import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShellToasts } from '../../src/app/shell-toasts.tsx'
import { $locale } from '../../src/i18n/locale.ts'
import { LanguageSwitch } from '../../src/components/language-switch.tsx'
import { ShopFooter } from '../../src/components/shop-footer.tsx'
import { $business } from '../../src/stores/location/business.ts'
import { confirmAge } from '../../src/stores/session/age-question.ts'
import { addLanguage } from '../i18n/support/further-language.ts'
import { render } from './support/render.tsx'
import { inQueenWest, openRetailer } from './support/shop.ts'

/** Lets the retailer offer languages, by their tags. */
function offer(...locales: string[]): void {
  openRetailer()
  const load = $business.get()
  if (load.state !== 'ready') throw new Error('The retailer is not open.')
  $business.set({ ...load, value: { ...load.value, detail: { ...load.value.detail, locales } } })
}

describe('a third language, which is one file of messages and one line in the list', () => {
  inQueenWest()
  beforeEach(confirmAge)

  it('is offered along with the others, each under its own name', async () => {
    const german = addLanguage('de-CH', 'Deutsch')
    offer('en-CA', 'fr-CA', german.locale)
    const page = render(<LanguageSwitch />)
    const names = () => page.all('button').map(button => [button.lang, button.textContent])
    expect(names()).toEqual([
      ['fr-CA', 'Français'],
      ['de-CH', 'Deutsch']
    ])
    page.named('Français').click()
    await vi.waitFor(() =>
      expect(names()).toEqual([
        ['en-CA', 'English'],
        ['de-CH', 'Deutsch']
      ])
    )
  })

  it('is shown once its messages are there, and its button is busy until then', async () => {
    const german = addLanguage('de-LI', 'Deutsch')
    offer('en-CA', 'fr-CA', german.locale)
    const page = render(<ShopFooter />)
    const label = () => page.get('section').getAttribute('aria-label')
    page.named('Deutsch').click()
    await vi.waitFor(() => expect(page.named('Deutsch').getAttribute('aria-busy')).toBe('true'))
    expect(label()).toBe('Licence')
    german.arrive()
    await vi.waitFor(() => expect(label()).toBe('Lizenz'))
    expect(page.all('button').map(button => button.textContent)).toEqual(['English', 'Français'])
  })

  it('that can’t be loaded leaves the page as it is, with a toast', async () => {
    const german = addLanguage('de-BE', 'Deutsch')
    offer('en-CA', german.locale)
    const page = render(
      <>
        <ShopFooter />
        <ShellToasts />
      </>
    )
    page.named('Deutsch').click()
    german.fail()
    await vi.waitFor(() => expect(page.text()).toContain('We can’t reach the shop. Check your connection'))
    expect($locale.get()).toBe('en-CA')
    expect(page.named('Deutsch').hasAttribute('aria-busy')).toBe(false)
  })

  it('without messages is not offered, and a tag of another region is', () => {
    offer('en-CA', 'es-CA', 'fr-FR', 'fr')
    const page = render(<LanguageSwitch />)
    expect(page.all('button').map(button => button.lang)).toEqual(['fr-CA'])
  })
})
