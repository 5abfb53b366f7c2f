import { afterEach, expect, test } from 'vitest'
import { profileForm } from '../../../src/stores/account/profile.ts'
import { checkoutForm } from '../../../src/stores/checkout/checkout.ts'
import { kioskForm } from '../../../src/stores/kiosk/kiosk-checkout.ts'
import type { Form } from '../../../src/client/form.ts'
import { setPlatform } from '../../../src/platform/platform.ts'
import { signUpForm } from '../../../src/stores/session/sign-in/sign-up.ts'
import { testPlatform } from '../support/test-env.ts'

/** The forms that ask for a phone number, as far as they do. */
const forms = { checkoutForm, kioskForm, profileForm, signUpForm } as unknown as Record<
  string,
  Form<{ phone: string }, unknown>
>

afterEach(() => {
  for (const form of Object.values(forms)) form.reset()
  setPlatform(undefined)
})

test.each(Object.entries(forms))('%s refuses a phone number that Canada doesn’t have, at its field', (_name, form) => {
  setPlatform(testPlatform())
  const errorOf = (typed: string) => {
    form.type('phone', typed)
    form.mayBegin([])
    return form.$state.get().errors.phone
  }
  expect(['416 555 013', '416 555 01345', '030 12345678', '555-0134'].map(errorOf)).toEqual(Array(4).fill('phone'))
  expect(['416 555 0134', '+49 30 12345678'].map(errorOf)).toEqual([undefined, undefined])
})
