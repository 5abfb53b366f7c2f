import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AgeGateScreen } from '../../../src/screens/age-gate/age-gate-screen.tsx'
import { GateForm } from '../../../src/screens/age-gate/gate-form.tsx'
import { $business } from '../../../src/stores/location/business.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { $ageRefused } from '../../../src/stores/session/age-question.ts'
import { $gateIsUp, $visitorAge, setAge } from '../../../src/stores/session/visitor-age.ts'
import { $slug } from '../../../src/stores/location/location.ts'
import { alex, queenWest } from '../support/samples.ts'
import { render } from '../support/render.tsx'
import { inQueenWest, openRetailer } from '../support/shop.ts'

describe('age gate', () => {
  inQueenWest()

  it('asks one question with the legal age of the store, and explains why', () => {
    openRetailer([{ ...queenWest, legalAge: 21 }])
    const page = render(<AgeGateScreen />)
    expect(page.get('h1').textContent).toBe('Are you 21 or older?')
    expect(page.text()).toContain('Linden & Slate')
    expect(page.text()).toContain('government-issued ID')
  })

  it('gives both answers the same look', () => {
    const page = render(<AgeGateScreen />)
    expect(page.named('No').className).toBe(page.named('Yes, I am').className)
  })

  it('admits people of legal age', () => {
    const page = render(<AgeGateScreen />)
    page.named('Yes, I am').click()
    expect($visitorAge.get().verified).toBe(true)
  })

  it('answers a no kindly, and takes back one that was given by mistake', async () => {
    const page = render(<AgeGateScreen />)
    page.named('No').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Come back when you’re 19'))
    expect($ageRefused.get()).toBe(true)
    expect(page.all('button').map(button => button.textContent)).toEqual(['I chose No by mistake', 'Français'])
    expect(page.all('a')).toHaveLength(0)
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('h1')))
    page.named('I chose No by mistake').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Are you 19 or older?'))
    expect($visitorAge.get().verified).toBe(false)
  })

  it('leads a visitor who is old enough elsewhere back to the list of stores', async () => {
    openRetailer([queenWest, { ...queenWest, id: 'alberta', slug: 'inglewood', legalAge: 18 }])
    setAge(18)
    const page = render(<AgeGateScreen />)
    page.named('No').click()
    await vi.waitFor(() => expect(page.named('Change store').getAttribute('href')).toBe('#/'))
  })

  it('switches the question to the other language immediately', async () => {
    const page = render(<AgeGateScreen />)
    page.named('Français').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Avez-vous 19 ans ou plus?'))
    expect(page.named('English').lang).toBe('en-CA')
  })
})

describe('age gate by date of birth', () => {
  inQueenWest()

  function open() {
    openRetailer()
    const page = render(<AgeGateScreen form={<GateForm />} />)
    const enter = (day: string, month: string, year: string) => {
      page.type('#sf-birth-day', day)
      page.type('#sf-birth-month', month)
      page.type('#sf-birth-year', year)
      page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    }
    return { page, enter }
  }

  // The samples' clock is at 21 November 2026; the legal age at Queen West is 19.
  it('asks for day, month and year in fields of one group, and offers no yes', () => {
    const { page } = open()
    expect(page.get('legend').textContent).toBe('Your date of birth')
    expect(page.all('label').map(label => label.textContent)).toEqual(['Day', 'Month', 'Year'])
    expect(page.text()).not.toContain('Yes, I am')
  })

  it('admits people who are of legal age today, and remembers their age', () => {
    const { enter } = open()
    enter('21', '11', '2007')
    expect($visitorAge.get()).toEqual({ verified: true, detail: { age: 19 } })
  })

  it('turns a person away kindly who is a day too young, and offers no way around', async () => {
    const { page, enter } = open()
    enter('22', '11', '2007')
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Come back when you’re 19'))
    expect([$visitorAge.get().verified, page.all('input')]).toEqual([false, []])
  })

  it.each([
    ['', '5', '1990', 'day', 'Day: this field is required.'],
    ['32', '5', '1990', 'day', 'Day: this is incorrect.'],
    ['30', '2', '1990', 'day', 'Day: this is incorrect.'],
    ['3', '13', '1990', 'month', 'Month: this is incorrect.'],
    ['3', 'May', '1990', 'month', 'Month: this is incorrect.'],
    ['3', '5', '90', 'year', 'Year: this is incorrect.'],
    ['3', '5', '1870', 'year', 'Year: this is incorrect.'],
    ['3', '12', '2026', 'year', 'Year: this is incorrect.']
  ])('shows the error of %s/%s/%s at its field', async (day, month, year, field, sentence) => {
    const { page, enter } = open()
    enter(day, month, year)
    const wrong = `#sf-birth-${field}`
    await vi.waitFor(() => expect(page.get(wrong).getAttribute('aria-invalid')).toBe('true'))
    expect(page.get(`${wrong}-error`).textContent).toBe(sentence)
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get(wrong)))
    expect([$visitorAge.get().verified, $ageRefused.get()]).toEqual([false, false])
  })
})

describe('age gate by account', () => {
  inQueenWest()

  function open(dob?: string | null) {
    openRetailer()
    const load = $business.get()
    if (load.state !== 'ready') throw new Error('There is no retailer.')
    $business.set({ ...load, value: { ...load.value, detail: { ...load.value.detail, ageGate: 'account' } } })
    if (dob !== undefined) beginSession({ ...alex, userDetails: { ...alex.userDetails, dob } })
    return render(<AgeGateScreen form={<GateForm />} />)
  }

  it('leads a guest to sign in or to sign up', () => {
    const page = open()
    expect(page.all('a').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sign in', '#/user?back=menu'],
      ['Create an account', '#/user/sign-up?back=menu']
    ])
  })

  it('shows a person who is too young when to come back, and lets them sign out', () => {
    const page = open('2010-01-01')
    expect(page.text()).toContain('Come back when you’re 19')
    expect(page.named('Sign out')).toBeTruthy()
  })

  it('shows shoppers without a date of birth in their account how to contact the store', () => {
    const page = open(null)
    expect(page.text()).toContain('Your account has no date of birth.')
  })
})

describe('the list of stores, where legal ages differ', () => {
  inQueenWest()
  beforeEach(() => {
    openRetailer([queenWest, { ...queenWest, id: 'alberta', slug: 'inglewood', legalAge: 18 }])
    $slug.set(undefined)
  })

  it('asks for the age that admits to all of them', async () => {
    const page = render(<AgeGateScreen />)
    expect(page.get('h1').textContent).toBe('Are you 19 or older?')
    page.named('Yes, I am').click()
    expect($visitorAge.get().detail).toEqual({ age: 19 })
  })

  it('asks who is younger for the lowest age, which is enough for the list', async () => {
    const page = render(<AgeGateScreen />)
    page.named('No').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Are you 18 or older?'))
    page.named('Yes, I am').click()
    expect([$visitorAge.get().detail, $gateIsUp.get()]).toEqual([{ age: 18 }, false])
  })

  it('is closed to who is not that old either', async () => {
    const page = render(<AgeGateScreen />)
    page.named('No').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Are you 18 or older?'))
    page.named('No').click()
    await vi.waitFor(() => expect(page.get('h1').textContent).toBe('Come back when you’re 18'))
    expect(page.all('a')).toEqual([])
  })
})
