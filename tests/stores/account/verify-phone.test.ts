import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { otherThan } from '../../server/support/people.ts'
import { dataOf } from '../../../src/client/async-state.ts'
import { $profile, loadProfile, profileForm, saveProfile } from '../../../src/stores/account/profile.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { sendCode, sendCodeForm, codeForm, signInWithCode } from '../../../src/stores/session/sign-in/sign-in-code.ts'
import { $toasts } from '../../../src/client/toasts.ts'
import { $phoneCode, askPhoneCode, confirmPhone, phoneForm } from '../../../src/stores/account/verify-phone.ts'
import { codeTo, leave, mailsTo, signUpAs, startBehindProxy, visitFromAfar } from '../support/people.ts'
import { type DemoServer, until, type Visit } from '../support/visit.ts'

let server: DemoServer
let here: Visit
let phone: string

beforeAll(async () => {
  server = await startBehindProxy()
}, 60_000)
beforeEach(async () => {
  here = await visitFromAfar(server.url, '#/user/profile')
  await signUpAs(server.url)
  await loadProfile()
  phone = profile()?.phone ?? ''
})
afterEach(() => here.end())
afterAll(() => server.close())

const profile = () => dataOf($profile.get())
const isConfirmed = () => profile()?.phoneVerified
const lastToast = () => $toasts.get().at(-1)

test('a new account’s number is confirmed by the text that is sent to it, and signs in from then on', async () => {
  expect(isConfirmed()).toBe(false)
  await askPhoneCode()
  expect($phoneCode.get()).toEqual({ sentTo: phone, isSending: false })
  const code = await codeTo(server.url, phone)
  phoneForm.type('code', `${code.slice(0, 3)} ${code.slice(3)}`)
  await confirmPhone()
  expect(isConfirmed()).toBe(true)
  expect(lastToast()).toMatchObject({ key: 'phone.confirmed' })
  expect([$phoneCode.get(), phoneForm.$state.get().values.code]).toEqual([{ isSending: false }, ''])
  leave()
  sendCodeForm.type('to', phone)
  await sendCode()
  codeForm.type('code', await codeTo(server.url, phone))
  await signInWithCode()
  await until($session, ({ loggedIn }) => loggedIn)
})

test('a wrong code shows an error at its field and stays there, and a new one can be requested', async () => {
  await askPhoneCode()
  const code = otherThan(await codeTo(server.url, phone))
  phoneForm.type('code', code)
  await confirmPhone()
  expect(phoneForm.$state.get()).toMatchObject({ errors: { code: 'wrong' }, values: { code } })
  await askPhoneCode()
  expect(await mailsTo(server.url, phone)).toHaveLength(2)
  expect(phoneForm.$state.get()).toMatchObject({ errors: {}, values: { code: '' } })
  phoneForm.type('code', await codeTo(server.url, phone))
  await confirmPhone()
  expect(isConfirmed()).toBe(true)
})

test('a code for a number that was changed since is over', async () => {
  await askPhoneCode()
  phoneForm.type('code', await codeTo(server.url, phone))
  profileForm.type('phone', '506 555 0142')
  await saveProfile()
  await confirmPhone()
  expect(phoneForm.$state.get().errors).toEqual({ code: 'expired' })
  expect(isConfirmed()).toBe(false)
})

test('a code that can’t be sent shows an error, and can be requested again', async () => {
  here.outside.setOnline(false)
  await askPhoneCode()
  expect(lastToast()?.tone).toBe('bad')
  expect($phoneCode.get()).toEqual({ isSending: false })
  here.outside.setOnline(true)
  await askPhoneCode()
  expect($phoneCode.get().sentTo).toBe(phone)
})
