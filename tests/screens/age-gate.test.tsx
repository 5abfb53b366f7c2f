import { describe, expect, it, vi } from 'vitest'
import { AgeGateScreen } from '../../src/screens/age-gate/age-gate-screen.tsx'
import { $ageRefused, $visitorAge } from '../../src/stores/visitor-age.ts'
import { queenWest } from './support/samples.ts'
import { render } from './support/render.tsx'
import { inQueenWest, openRetailer } from './support/shop.ts'

describe('age gate', () => {
  inQueenWest()

  it('asks one question with the legal age of the store, and says why', () => {
    openRetailer([{ ...queenWest, legalAge: 21 }])
    const page = render(<AgeGateScreen />)
    expect(page.get('h1').textContent).toBe('Are you 21 or older?')
    expect(page.text()).toContain('Linden & Slate')
    expect(page.text()).toContain('government ID')
  })

  it('gives both answers the same look', () => {
    const page = render(<AgeGateScreen />)
    expect(page.named('No').className).toBe(page.named('Yes, I am').className)
  })

  it('lets those in who are of age', () => {
    const page = render(<AgeGateScreen />)
    page.named('Yes, I am').click()
    expect($visitorAge.get().verified).toBe(true)
  })

  it('answers a no kindly and offers no way round', async () => {
    const page = render(<AgeGateScreen />)
    page.named('No').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Come back when you’re 19'))
    expect($ageRefused.get()).toBe(true)
    expect(page.all('button').map(button => button.textContent)).toEqual(['Français'])
    expect(page.all('a')).toHaveLength(0)
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('h1')))
  })

  it('asks in the other language at once', async () => {
    const page = render(<AgeGateScreen />)
    page.named('Français').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Avez-vous 19 ans ou plus\u00a0?'))
    expect(page.named('English').lang).toBe('en-CA')
  })
})
