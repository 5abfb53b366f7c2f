import type { Hono } from 'hono'
import {
  changePassword,
  deleteMe,
  endDevice,
  endDevices,
  exportMe,
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
import { badFields } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { publishSessionEnded } from '../loyalty/publish-points.ts'
import { endSessions } from '../sessions/end-session.ts'
import { forgetAddress, keepAddress, readAddressesOf } from './addresses.ts'
import { deleteAccount } from './delete.ts'
import { endDeviceOf, readDevicesOf } from './devices.ts'
import { exportOf } from './export.ts'
import { isOwner, setNewPassword } from './password.ts'
import { confirmPhone, sendCodeToPhone } from './phone.ts'
import { changeProfile, viewProfile } from './profile.ts'

/** Serves the signed-in account: profile, password, devices, addresses, data export, and deletion. */
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

  route(app, exportMe, async ({ caller, ...viewer }) => ({ ...(await exportOf(context, signedIn(caller), viewer)) }))

  route(app, deleteMe, async ({ caller, body, client }) => {
    const { account } = signedIn(caller)
    const shown = { password: body.password, client, action: 'deletion' as const }
    if (!(await isOwner(context, account, shown))) throw badFields({ password: 'wrong' })
    await deleteAccount(context, account)
    return {}
  })
}
