import { $business } from '../../../src/stores/location/business.ts'
import { acceptLink } from '../../../src/stores/session/sign-in/continue-as.ts'
import { $popup } from '../../../src/stores/core/popup.ts'
import { $session } from '../../../src/stores/session/session.ts'
import { takeSession } from '../../../src/stores/session/sign-in/sign-in.ts'
import { until } from './visit.ts'

async function handOver(api: string, path: string, name: string): Promise<string> {
  const { headers } = await fetch(`${api}/demo/${path}`, { redirect: 'manual' })
  const value = new URL(headers.get('location') ?? '', api).searchParams.get(name)
  if (!value) throw new Error(`The demo's app handed over no ${name}.`)
  return value
}

/** A session's token, as the retailer's app hands it over. */
export const tokenOf = (api: string, person = 'alex'): Promise<string> => handOver(api, `sign-in?as=${person}`, 'token')

/** The token of a link that finishes a sign-up; one that was used or has expired on demand. */
export const signupToken = (api: string, state?: 'used' | 'expired'): Promise<string> =>
  handOver(api, `sign-up?source=kiosk${state ? `&state=${state}` : ''}`, 'signup_token')

/** Follows a link by its token, and says yes to whom it signs in. */
export async function followLink(token: string): Promise<void> {
  await takeSession(token)
  const popup = $popup.get()
  if (popup?.key === 'continue-as') acceptLink(popup.data.session)
}

/** Waits until the page asks whom a link is for, and says yes. */
export async function sayYes(): Promise<void> {
  const popup = await until($popup, popup => popup?.key === 'continue-as')
  if (popup?.key === 'continue-as') acceptLink(popup.data.session)
}

/** Signs somebody in on the page that is open. */
export async function signIn(api: string, person = 'alex'): Promise<string> {
  const token = await tokenOf(api, person)
  await until($business, load => load.state === 'ready')
  await followLink(token)
  await until($session, ({ loggedIn }) => loggedIn)
  return token
}

/** Ends all sessions of a person, as time would. */
export const expireAll = (api: string, person = 'alex'): Promise<Response> =>
  fetch(`${api}/demo/expire?as=${person}`, { method: 'POST' })

/** What the server answers to a session's token: 200 while it lives, 401 afterwards. */
export async function statusOf(api: string, token: string): Promise<number> {
  return (await fetch(`${api}/v1/session`, { headers: { Authorization: `Bearer ${token}` } })).status
}
