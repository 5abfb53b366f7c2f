import type { Hono } from 'hono'
import {
  changePassword,
  endDevice,
  endDevices,
  readAddresses,
  readDevices,
  readMe,
  removeAddress,
  saveAddress,
  sendPhoneCode,
  updateMe,
  verifyPhone
} from '../../../contract/account/me.ts'
import type { Context } from '../../context.ts'
import { signedIn } from '../../http/request/caller.ts'
import { route } from '../../http/route.ts'
import { endSessions } from '../sessions/end-session.ts'
import { publishSessionEnded } from '../sessions/publish-session-ended.ts'
import { forgetAddress, keepAddress, readAddressesOf } from './addresses.ts'
import { endDeviceOf, readDevicesOf } from './devices.ts'
import { setNewPassword } from './password.ts'
import { confirmPhone, sendCodeToPhone } from './phone.ts'
import { changeProfile, viewProfile } from './profile.ts'

/** Serves the signed-in account: profile, password, devices and addresses. */
export function meRoutes(app: Hono, context: Context): void {
  const { db, clock } = context

  route(app, readMe, ({ caller }) => viewProfile(db, signedIn(caller).account))

  route(app, updateMe, async ({ caller, body, ...request }) =>
    viewProfile(db, await changeProfile(context, signedIn(caller).account, body, request))
  )

  route(app, sendPhoneCode, ({ caller, ...request }) => sendCodeToPhone(context, signedIn(caller).account, request))

  route(app, verifyPhone, async ({ caller, body, client }) =>
    viewProfile(db, await confirmPhone(context, signedIn(caller).account, body, client.address))
  )

  route(app, changePassword, async ({ caller, body, ...request }) => {
    await setNewPassword(context, signedIn(caller), body, request)
    await publishSessionEnded(context, signedIn(caller).account)
    return {}
  })

  route(app, readDevices, async ({ caller, language }) => ({
    devices: await readDevicesOf(db, signedIn(caller), { language, now: clock() })
  }))

  route(app, endDevice, async ({ caller, param }) => {
    await endDeviceOf(db, signedIn(caller).account, param('session'), clock())
    await publishSessionEnded(context, signedIn(caller).account)
    return {}
  })

  route(app, endDevices, async ({ caller }) => {
    await endSessions(db, { accountId: signedIn(caller).account.id, now: clock() })
    await publishSessionEnded(context, signedIn(caller).account)
    return {}
  })

  route(app, readAddresses, async ({ caller }) => ({
    addresses: await readAddressesOf(db, signedIn(caller).account.id)
  }))

  route(app, saveAddress, async ({ caller, param, body }) => {
    const accountId = signedIn(caller).account.id
    await keepAddress(db, { accountId, id: param('address'), now: clock() }, body)
    return { addresses: await readAddressesOf(db, accountId) }
  })

  route(app, removeAddress, async ({ caller, param }) => {
    const accountId = signedIn(caller).account.id
    await forgetAddress(db, accountId, param('address'))
    return { addresses: await readAddressesOf(db, accountId) }
  })
}
