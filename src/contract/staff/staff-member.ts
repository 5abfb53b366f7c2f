import { array, boolean, type InferOutput, maxLength, minLength, object, picklist, pipe, string } from 'valibot'
import { maybe } from '../http/optional.ts'
import { challenge, sixDigits } from '../account/account.ts'
import { emailAddress } from '../account/customer.ts'
import { password } from '../account/signup.ts'
import { del, get, put, query } from '../http/endpoint.ts'
import { id } from '../http/text.ts'
import { line } from '../typed/line.ts'
import { grantedRights, rightsToGrant } from './rights.ts'

/** The role of a staff member, which has rights of its own: managers have all, staff `orders` and `refunds`. */
const staffRole = picklist(['manager', 'staff'])

/**
 * A staff member. `id` is null for a token that is named in the server's settings, `email` for any token. Without `rights`, those of
 * the role apply.
 */
const staffMember = object({
  id: maybe(id, null),
  name: string(),
  email: maybe(string(), null),
  role: staffRole,
  ...grantedRights
})

export type StaffRole = InferOutput<typeof staffRole>
export type StaffMember = InferOutput<typeof staffMember>

/** A staff member as managers see them: `hasPassword` once the invitation was accepted. */
const listedMember = object({ ...staffMember.entries, isActive: boolean(), hasPassword: boolean() })

export type ListedMember = InferOutput<typeof listedMember>

/**
 * First step of a sign-in: checks the password and sends a code by email. 422 `invalid` with `password: wrong` both for a
 * wrong password and for an unknown address; 429 `rate_limited` after too many attempts.
 */
export const signInStaff = query('/staff-session', {
  query: { locale: string() },
  body: object({ email: emailAddress, password: pipe(string(), minLength(1), maxLength(128)) }),
  reply: challenge
})

/**
 * Second step of a sign-in: exchanges the code for a token, which is valid for 16 hours. 422 `invalid` with `code:
 * wrong`, 410 `link_expired` once it expired or after too many attempts.
 */
export const confirmStaff = query('/staff-session/code', {
  query: { locale: string() },
  body: object({ challenge: id, code: sixDigits }),
  reply: object({ token: string(), member: staffMember })
})

/** Sends a link to choose a password if the address is a staff member's; the response is the same if not. */
export const requestStaffPassword = query('/staff-password/request', {
  query: { locale: string() },
  body: object({ email: emailAddress }),
  reply: object({})
})

/** Sets a staff member's password by the token of their link, once; ends their sessions. 410 if it is used or expired. */
export const setStaffPassword = query('/staff-password', {
  query: { locale: string() },
  body: object({ token: pipe(string(), minLength(1), maxLength(128)), password }),
  reply: object({ email: string() })
})

/** Reads the staff member of the token. */
export const readStaffMember = get('/staff/me', { reply: staffMember })

/** Ends the session of the token. */
export const endStaffSession = del('/staff/session', { reply: object({}) })

/** Reads the staff members who have an account and work in one of the caller's stores. */
export const readStaffMembers = get('/staff/members', {
  right: 'people',
  query: { locale: string() },
  reply: object({ members: array(listedMember) })
})

/**
 * Creates a staff account and emails its owner a link to choose a password; 422 if the address is taken. 403 if it would have a
 * right or a store that the caller lacks.
 */
export const addStaffMember = query('/staff/members', {
  right: 'people',
  query: { locale: string() },
  body: object({ name: line(80), email: emailAddress, role: staffRole, ...rightsToGrant }),
  reply: listedMember
})

/**
 * Changes a staff member's role, rights and stores, or closes their account, which ends their sessions; 409 for oneself. 403 if the
 * member has, or would have, a right or a store that the caller lacks.
 */
export const setStaffMember = put('/staff/members/:member', {
  right: 'people',
  query: { locale: string() },
  body: object({ role: staffRole, isActive: boolean(), ...rightsToGrant }),
  reply: listedMember
})
