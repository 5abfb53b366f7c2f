import { SignInScreen } from '../../src/screens/sign-in/sign-in-screen.tsx'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactChoices } from '../../src/components/fields/contact-choices.tsx'
import { Offers } from '../../src/screens/checkout/payment/offers.tsx'
import { KioskAccount } from '../../src/screens/kiosk/kiosk-account.tsx'
import { UserScreen } from '../../src/screens/user/user-screen.tsx'
import { $profile, profileForm } from '../../src/stores/account/profile.ts'
import { beginSession } from '../../src/stores/session/session.ts'
import { profile } from './support/account-samples.ts'
import { render } from './support/render.tsx'
import { alex, queenWest } from './support/samples.ts'
import { inQueenWest, openRetailer } from './support/shop.ts'

inQueenWest()

const noChoices = { emailNotification: false, smsNotification: false, marketing: false }

describe.each([true, false])('where text messages are sent: %s,', texts => {
  beforeEach(() => openRetailer(undefined, { texts }))

  it('the checkout offers offers by text or not', () => {
    expect(
      render(<Offers />)
        .text()
        .includes('Text me offers')
    ).toBe(texts)
  })

  it('a code to sign in is sent to a phone number or not', () => {
    const page = render(<SignInScreen section="code" />)
    expect(page.text().includes('by email or text')).toBe(texts)
    expect(page.get('label[for="sf-to"]').textContent).toContain(texts ? 'Email or phone' : 'Email')
    expect(page.text().includes('phone')).toBe(texts)
  })

  it('an account can choose texts about orders or not', () => {
    const page = render(<ContactChoices values={noChoices} onToggle={() => {}} />)
    expect(page.text().includes('Text me about my orders')).toBe(texts)
    expect(page.text()).toContain('Email me about my orders')
  })

  it('a kiosk offers a sign-in by a texted code or not', () => {
    const page = render(<KioskAccount location={queenWest} />)
    expect(page.text().includes('Text me a code')).toBe(texts)
  })

  it('a phone number can be confirmed by a texted code or not', async () => {
    beginSession(alex)
    const page = render(<UserScreen section="profile" />)
    profileForm.fillIn(profile)
    $profile.set({ state: 'ready', value: { ...profile, phone: '+14165550134', phoneVerified: false } })
    await vi.waitFor(() => page.get('#sf-phone'))
    expect(page.text().includes('Text me a code')).toBe(texts)
  })
})
