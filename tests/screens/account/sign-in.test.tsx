import { afterEach, describe, expect, it, vi } from 'vitest'
import { $locale } from '../../../src/i18n/locale.ts'
import { navigate } from '../../../src/routing/location.ts'
import { SignInScreen } from '../../../src/screens/sign-in/sign-in-screen.tsx'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { reset } from '../../../src/client/reset.ts'
import { beginSession, endSession } from '../../../src/stores/session/session.ts'
import { $challenge, codeForm } from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { $linkSentTo, passwordForm } from '../../../src/stores/session/sign-in/sign-in-password.ts'
import { signUpForm } from '../../../src/stores/session/sign-in/sign-up.ts'
import { alex } from '../support/samples.ts'
import { type Rendered, render } from '../support/render.tsx'
import { inQueenWest, requests } from '../support/shop.ts'

const submit = (page: Rendered) =>
  page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const attributes = (page: Rendered) =>
  page
    .all('form input:not([type=checkbox])')
    .map(field => [field.getAttribute('name'), field.getAttribute('autocomplete')])
const errorAt = (page: Rendered, name: string) => {
  const field = page.get(`#sf-${name}`)
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1)
  return field.getAttribute('aria-invalid') === 'true' ? page.get(`[id="${id}"]`).textContent : undefined
}

describe('the way in', () => {
  inQueenWest()
  afterEach(() => reset('all'))

  it('leads between signing in and creating an account, and back to where the guest was', async () => {
    navigate('/user?back=checkout')
    const page = render(<SignInScreen section="" />)
    expect(page.get('h1').textContent).toBe('Sign in')
    const tabs = page.all('[aria-current]')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Sign in'])
    expect(page.named('Create an account').getAttribute('href')).toBe('#/user/sign-up?back=checkout')
    expect(page.named('Back to checkout').getAttribute('href')).toBe('#/queen-west/checkout')
    expect(page.named('Send me a code instead').getAttribute('href')).toBe('#/user/code?back=checkout')
    expect(page.named('Forgot your password?').getAttribute('href')).toBe('#/user/forgot?back=checkout')
  })

  it.each(['nowhere', 'constructor', '//other.example'])('leads to no place called %s', back => {
    navigate(`/user?back=${back}`)
    expect(
      render(<SignInScreen section="" />)
        .named('Menu')
        .getAttribute('href')
    ).toBe('#/queen-west')
  })

  it('shows that the session expired, and that nothing typed is lost', () => {
    beginSession(alex)
    endSession('expired')
    expect(render(<SignInScreen section="" />).get('[role=status]').textContent).toBe(
      'Session expired, Please relogin. What you entered is saved.'
    )
  })
})

describe('signing in by password', () => {
  inQueenWest()
  afterEach(() => reset('all'))

  it('names its fields for password managers, in a form', () => {
    const page = render(<SignInScreen section="" />)
    expect(attributes(page)).toEqual([
      ['email', 'username'],
      ['password', 'current-password']
    ])
    for (const field of page.inputs()) expect(page.get(`label[for="${field.id}"]`).textContent).not.toBe('')
  })

  it('begins with the address that was typed at checkout', async () => {
    checkoutForm.type('email', 'ada@example.com')
    const page = render(<SignInScreen section="" />)
    await vi.waitFor(() => expect((page.get('#sf-email') as HTMLInputElement).value).toBe('ada@example.com'))
  })

  it('shows an error at each missing field, focuses the first, and sends nothing (SPEC C17)', async () => {
    const page = render(<SignInScreen section="" />)
    page.type('#sf-email', 'ada')
    submit(page)
    await vi.waitFor(() => expect(errorAt(page, 'email')).toBe('Use the format name@example.com.'))
    expect(errorAt(page, 'password')).toBe('This field is required.')
    expect(page.get('[role=alert]').textContent).toContain('2 details need your attention.')
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#sf-email')))
    expect(requests).toEqual([])
    page.type('#sf-email', 'ada@example.com')
    await vi.waitFor(() => expect(errorAt(page, 'email')).toBeUndefined())
    page.named('Password: this field is required.').click()
    expect(page.root.activeElement).toBe(page.get('#sf-password'))
  })

  it('does not say which of the two was wrong', async () => {
    const page = render(<SignInScreen section="" />)
    passwordForm.refuse({ password: 'wrong' })
    await vi.waitFor(() => expect(errorAt(page, 'password')).toContain('Incorrect email or password.'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#sf-password')))
  })

  it('shows the rate-limit message above the fields after too many attempts, and keeps the typed email', async () => {
    const page = render(<SignInScreen section="" />)
    page.type('#sf-email', 'ada@example.com')
    const message = 'Too many attempts. Please wait a moment.'
    passwordForm.fail({ kind: 'refused', code: 'rate_limited', message, fields: {}, payload: undefined })
    await vi.waitFor(() => expect(page.get('[role=alert]').textContent).toContain(message))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('[role=alert]')))
    expect((page.get('#sf-email') as HTMLInputElement).value).toBe('ada@example.com')
  })

  it('submits the form once, and reveals the password on request', async () => {
    const page = render(<SignInScreen section="" />)
    page.type('#sf-email', 'ada@example.com')
    page.type('#sf-password', 'four words in a row')
    page.named('Show password').click()
    await vi.waitFor(() => expect(page.get('#sf-password').getAttribute('type')).toBe('text'))
    submit(page)
    submit(page)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]).toMatch(/^POST .*\/v1\/session\?/)
  })

  it('speaks French', async () => {
    $locale.set('fr-CA')
    const page = render(<SignInScreen section="" />)
    submit(page)
    await vi.waitFor(() => expect(errorAt(page, 'email')).toBe('Champ obligatoire.'))
    expect(page.get('h1').textContent).toBe('Connexion')
  })
})

describe('signing in by a code', () => {
  inQueenWest()
  afterEach(() => reset('all'))
  const sent = { sentTo: 'ada@example.com', isNew: false, canResend: false, isResending: false }

  it('asks for an address or a number', () => {
    const page = render(<SignInScreen section="code" />)
    expect(page.get('label').textContent).toBe('Email or phone')
    expect(attributes(page)).toEqual([['to', 'username']])
  })

  it('asks for six digits as a phone knows how to fill in, and is where the focus is', async () => {
    $challenge.set(sent)
    const page = render(<SignInScreen section="code" />)
    const field = page.get('#sf-code')
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    expect(page.text()).toContain('If ada@example.com has an account, you’ll receive a six-digit code.')
    await vi.waitFor(() => expect(page.root.activeElement).toBe(field))
  })

  it.each([
    ['wrong', 'This is incorrect.'],
    ['expired', 'This has expired or was tried too often. Request a new one.']
  ] as const)('shows at the field that it is %s', async (code, text) => {
    $challenge.set(sent)
    const page = render(<SignInScreen section="code" />)
    codeForm.refuse({ code })
    await vi.waitFor(() => expect(errorAt(page, 'code')).toBe(text))
  })

  it('shows that five digits are too few', async () => {
    $challenge.set(sent)
    codeForm.type('challenge', 'c')
    const page = render(<SignInScreen section="code" />)
    page.type('#sf-code', '12345')
    submit(page)
    await vi.waitFor(() => expect(errorAt(page, 'code')).toBe('Enter all six digits.'))
  })

  it('offers a new one after a while', async () => {
    $challenge.set(sent)
    const page = render(<SignInScreen section="code" />)
    expect(page.text()).toContain('after 30 seconds')
    $challenge.set({ ...sent, canResend: true })
    await vi.waitFor(() => expect(page.named('Send a new code')).toBeTruthy())
  })

  it('leads back to the address, which is still there', async () => {
    const page = render(<SignInScreen section="code" />)
    page.type('#sf-to', 'ada@example.com')
    $challenge.set(sent)
    await vi.waitFor(() => page.named('Change email or phone number').click())
    await vi.waitFor(() => expect((page.get('#sf-to') as HTMLInputElement).value).toBe('ada@example.com'))
  })
})

describe('a forgotten password', () => {
  inQueenWest()
  afterEach(() => reset('all'))

  it('does not reveal whether an account exists', async () => {
    const page = render(<SignInScreen section="forgot" />)
    expect(attributes(page)).toEqual([['email', 'username']])
    $linkSentTo.set('ada@example.com')
    await vi.waitFor(() => expect(page.get('h2').textContent).toBe('If there is an account, you’ll receive a link'))
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('h2')))
  })
})

function typeBirth(page: Rendered, day: string, month: string, year: string): void {
  page.type('#sf-dob', day)
  page.type('#sf-dob-month', month)
  page.type('#sf-dob-year', year)
}

describe('signing up', () => {
  inQueenWest()
  afterEach(() => reset('all'))
  const named = { first_name: 'Given', last_name: 'Family' }

  it('names its fields for autofill, and every one has a label', () => {
    const page = render(<SignInScreen section="sign-up" />)
    expect(attributes(page)).toEqual([
      ['first_name', 'given-name'],
      ['last_name', 'family-name'],
      ['email', 'email'],
      ['phone', 'tel'],
      ['day', 'bday-day'],
      ['month', 'bday-month'],
      ['year', 'bday-year'],
      ['password', 'new-password']
    ])
    for (const field of page.all('input:not([type=checkbox])')) {
      expect(page.get(`label[for="${field.id}"]`).textContent).not.toBe('')
    }
  })

  it('preselects emails about orders and nothing else, and explains each choice in plain words (CASL)', async () => {
    const page = render(<SignInScreen section="sign-up" />)
    const boxes = page.all('[type=checkbox]') as HTMLInputElement[]
    expect(boxes.map(box => box.checked)).toEqual([true, false, false])
    expect(page.all('fieldset').at(-1)?.textContent).toContain('Email me offers and news from Linden & Slate')
    boxes[2]?.click()
    await vi.waitFor(() => expect(signUpForm.$state.get().values.marketing).toBe(true))
    boxes[0]?.click()
    await vi.waitFor(() => expect(signUpForm.$state.get().values.emailNotification).toBe(false))
  })

  it('shows an error at every missing or invalid field, keeps the typed values, and focuses the first', async () => {
    const page = render(<SignInScreen section="sign-up" />)
    for (const [name, value] of Object.entries(named)) page.type(`#sf-${name}`, value)
    page.type('#sf-phone', '12')
    typeBirth(page, '31', '2', '1990')
    page.type('#sf-password', 'short')
    submit(page)
    await vi.waitFor(() => expect(errorAt(page, 'email')).toBe('This field is required.'))
    expect(errorAt(page, 'phone')).toBe('Enter ten digits, for example 416\u00a0555\u00a00134.')
    expect(errorAt(page, 'dob')).toBe('Enter a day, a month and a four-digit year, for example 23, 04, 1990.')
    expect(errorAt(page, 'password')).toBe('This is too short.')
    await vi.waitFor(() => expect(page.root.activeElement).toBe(page.get('#sf-email')))
    expect((page.get('#sf-first_name') as HTMLInputElement).value).toBe('Given')
    expect(requests).toEqual([])
  })

  it.each([
    ['too_young', 'You must be of legal age in this province.'],
    ['past', 'Enter a day, a month and a four-digit year, for example 23, 04, 1990.']
  ] as const)('reports a date of birth that is %s', async (code, text) => {
    const page = render(<SignInScreen section="sign-up" />)
    signUpForm.refuse({ dob: code })
    await vi.waitFor(() => expect(errorAt(page, 'dob')).toBe(text))
  })

  it.each([
    ['23', '4', '1990', '1990-4-23'],
    ['', '', '1990', '1990--'],
    ['', '', '', '']
  ])('keeps day “%s”, month “%s” and year “%s” as typed', async (day, month, year, date) => {
    const page = render(<SignInScreen section="sign-up" />)
    typeBirth(page, day, month, year)
    await vi.waitFor(() => expect(signUpForm.$state.get().values.dob).toBe(date))
    const fields = ['', '-month', '-year'].map(part => (page.get(`#sf-dob${part}`) as HTMLInputElement).value)
    expect(fields).toEqual([day, month, year])
  })

  it('then asks for the code that finishes the account', () => {
    const sent = { sentTo: 'ada@example.com', isNew: true, canResend: false, isResending: false }
    $challenge.set(sent)
    const page = render(<SignInScreen section="sign-up" />)
    expect(page.text()).toContain('Enter the six-digit code we sent to ada@example.com')
    expect(page.all('[aria-label="Sign in or create an account"] [aria-current]')).toHaveLength(0)
    expect(render(<SignInScreen section="code" />).all('#sf-code')).toHaveLength(0)
  })

  it('speaks French', () => {
    $locale.set('fr-CA')
    const page = render(<SignInScreen section="sign-up" />)
    expect(page.get('h1').textContent).toBe('Créer un compte')
    expect(page.all('fieldset').at(-1)?.textContent).toContain(
      'M’envoyer par courriel des offres et des nouvelles de Linden & Slate'
    )
  })
})
