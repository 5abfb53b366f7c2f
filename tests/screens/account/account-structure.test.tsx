import { afterEach, beforeEach, describe, vi } from 'vitest'
import { AgeGateScreen } from '../../../src/screens/age-gate/age-gate-screen.tsx'
import { GateForm } from '../../../src/screens/age-gate/gate-form.tsx'
import { GoogleAuthScreen } from '../../../src/screens/google-auth/google-auth-screen.tsx'
import { ContinueAsDialog } from '../../../src/screens/emailed-links/continue-as-dialog.tsx'
import { SetPasswordDialog } from '../../../src/screens/emailed-links/set-password-dialog.tsx'
import { VerifyEmailDialog } from '../../../src/screens/emailed-links/verify-email-dialog.tsx'
import { SignInScreen } from '../../../src/screens/sign-in/sign-in-screen.tsx'
import { ApproveKiosk } from '../../../src/screens/user/approve-kiosk.tsx'
import { DeleteAccountDialog } from '../../../src/screens/user/security/delete-account-dialog.tsx'
import { UserScreen } from '../../../src/screens/user/user-screen.tsx'
import { $addresses, writeAddress } from '../../../src/stores/account/addresses.ts'
import { $askedHandoff } from '../../../src/stores/account/approve-handoff.ts'
import { $devices } from '../../../src/stores/account/devices.ts'
import { $loyalty } from '../../../src/stores/account/loyalty.ts'
import { $profile, profileForm } from '../../../src/stores/account/profile.ts'
import { $socialState } from '../../../src/stores/account/social-sign-in.ts'
import { reset } from '../../../src/client/reset.ts'
import { $myOrders } from '../../../src/stores/order/past-orders.ts'
import { beginSession } from '../../../src/stores/session/session.ts'
import { $challenge } from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { $linkSentTo } from '../../../src/stores/session/sign-in/sign-in-password.ts'
import { $signup } from '../../../src/stores/session/sign-in/set-password.ts'
import { home, loyalty, profile } from '../support/account-samples.ts'
import { type Draw, testStructure } from '../support/axe.ts'
import { type Rendered, render } from '../support/render.tsx'
import { alex, order, queenWest } from '../support/samples.ts'
import { inQueenWest, offline, openRetailer, requests } from '../support/shop.ts'

inQueenWest()
afterEach(() => reset('all'))

const submit = async (page: Rendered): Promise<Rendered> => {
  page.get('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await vi.waitFor(() => page.all('[aria-invalid=true]')[0]!.id)
  return page
}

/** Draws a screen whose form was sent as it is. */
const sent =
  (draw: () => Rendered): Draw =>
  () =>
    submit(draw())

const gate = () => render(<AgeGateScreen />)
const birthGate = () => render(<AgeGateScreen form={<GateForm />} />)
const signIn = (section: string) => () => render(<SignInScreen section={section} />)
const code = { sentTo: 'ada@example.com', isNew: false, canResend: true, isResending: false }

describe('the way in', () => {
  testStructure({
    'the age gate': gate,
    'the age gate after a no': async () => {
      const page = gate()
      page.named(/^(No|Non)$/).click()
      await vi.waitFor(() => page.named(/(by mistake|par erreur)/))
      return page
    },
    'the age gate by date of birth': birthGate,
    'the age gate by date of birth, with errors': sent(birthGate),
    'the sign-in': signIn(''),
    'the sign-in with errors': sent(signIn('')),
    'the sign-up with errors': sent(signIn('sign-up')),
    'the sign-in by a code': signIn('code'),
    'the code that was sent': () => {
      $challenge.set(code)
      return signIn('code')()
    },
    'a forgotten password, with errors': sent(signIn('forgot')),
    'the answer of a provider that was not awaited': async () => {
      const page = render(<GoogleAuthScreen />)
      await vi.waitFor(() => page.get('[role=alert]'))
      return page
    },
    'an address at a provider that has an account already': async () => {
      const page = render(<GoogleAuthScreen />)
      await vi.waitFor(() => page.get('[role=alert]'))
      $socialState.set({ step: 'link', provider: 'google', token: 't', email: 'ada@example.com' })
      await vi.waitFor(() => page.get('form'))
      return page
    },
    'a link for a new password that was sent': () => {
      $linkSentTo.set('ada@example.com')
      return signIn('forgot')()
    }
  })
})

/** Draws a dialog, and waits for its request, which stays pending. */
async function asking(page: Rendered): Promise<Rendered> {
  await vi.waitFor(() => requests[0]!.length)
  return page
}

async function setPassword(): Promise<Rendered> {
  const page = await asking(render(<SetPasswordDialog token="s" isReset={false} />))
  $signup.set({ state: 'ready', value: { firstName: 'Sam', email: 'sam@example.com' } })
  await vi.waitFor(() => page.get('form'))
  return page
}

describe('dialogs of emailed links', () => {
  testStructure({
    'a link for a password, as it is checked': () => asking(render(<SetPasswordDialog token="s" isReset={false} />)),
    'a new password': setPassword,
    'a new password that is too short': async () => submit(await setPassword()),
    'a link for a password that is used': async () => {
      const page = await setPassword()
      $signup.set({ state: 'failed', problem: { kind: 'refused', text: 'This link has already been used.' } })
      await vi.waitFor(() => page.get('[role=alert]'))
      return page
    },
    'a link that confirms an address': () => asking(render(<VerifyEmailDialog token="s" />)),
    'a link that signs in': () => render(<ContinueAsDialog session={alex} />)
  })
})

/** Draws a part of the user area, whose requests stay pending until `answer`. */
const part =
  (section: string, sign: string, answer: () => void): Draw =>
  async () => {
    const page = await asking(render(<UserScreen section={section} />))
    answer()
    await vi.waitFor(() => page.all(sign)[0]!.id)
    return page
  }

const at = { createdAt: '2026-11-01T12:00:00-05:00', lastSeenAt: '2026-11-20T12:00:00-05:00' }
const devices = [
  { id: 'd1', device: 'Safari on iPhone', current: true, ...at },
  { id: 'd2', device: 'Firefox on Linux', current: false, ...at }
]
const knowProfile = () => {
  profileForm.fillIn(profile)
  $profile.set({ state: 'ready', value: profile })
}

describe('the user area', () => {
  beforeEach(() => {
    openRetailer([{ ...queenWest, features: { ...queenWest.features, loyalty: true } }])
    beginSession(alex)
  })

  testStructure({
    'the overview': () => render(<UserScreen section="" />),
    'the profile': part('profile', '#sf-phone', knowProfile),
    'a profile that is loading': part('profile', '[aria-busy]', () => {}),
    'a profile that can’t be loaded': part('profile', '[role=alert]', () =>
      $profile.set({ state: 'failed', problem: offline })
    ),
    'the orders': part('orders', 'article,li h2,h3', () =>
      $myOrders.set({ state: 'ready', value: { orders: [order] } })
    ),
    'the orders of somebody without any': part('orders', 'a[href="#/queen-west"]', () =>
      $myOrders.set({ state: 'ready', value: { orders: [] } })
    ),
    'points and rewards': part('loyalty', 'table', () => $loyalty.set({ state: 'ready', value: loyalty })),
    'the addresses': part('addresses', '[data-add]', () =>
      $addresses.set({ state: 'ready', value: { addresses: [home] } })
    ),
    'a new address with errors': async () => {
      const page = await asking(render(<UserScreen section="addresses" />))
      $addresses.set({ state: 'ready', value: { addresses: [] } })
      writeAddress()
      await vi.waitFor(() => page.get('form'))
      return submit(page)
    },
    'security and data': part('security', '#sf-current', () => {
      knowProfile()
      $devices.set({ state: 'ready', value: { devices } })
    }),
    'the approval of a sign-in at a kiosk': async () => {
      const page = await asking(render(<ApproveKiosk />))
      $askedHandoff.set({
        state: 'ready',
        value: { code: '4711', location: 'queen-west', store: 'Queen West', expiresAt: at.lastSeenAt }
      })
      await vi.waitFor(() => page.get('strong'))
      return page
    },
    'the end of an account, with errors': () => {
      knowProfile()
      return submit(render(<DeleteAccountDialog />))
    }
  })
})
