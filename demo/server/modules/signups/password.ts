import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** What a hash costs, as the binary logarithm of scrypt's N: OWASP's recommendation. */
export const passwordCost = 17

const [r, p] = [8, 1]

/** What the parameters take is 128 MiB; Node allows 32 unless told otherwise. */
const maxmem = 160 * 1024 * 1024

/** Hashes a password with scrypt (OWASP's parameters) into `$scrypt$ln=17,r=8,p=1$salt$hash`, so that another time's parameters can stand beside it. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  return textOf(cost, salt, await hashWith(password, salt, cost))
}

/** Whether a password is the one that was hashed at this cost. */
export async function isPassword(password: string, hashed: string, cost: number): Promise<boolean> {
  const [, , parameters, salt = '', hash = ''] = hashed.split('$')
  if (parameters !== parametersOf(cost)) return false
  return timingSafeEqual(await hashWith(password, Buffer.from(salt, 'base64'), cost), Buffer.from(hash, 'base64'))
}

const [noSalt, noHash] = [randomBytes(16), randomBytes(32)]

/** A hash that no password has, so that a try takes as long where there is none. */
export const hashOfNone = (cost: number): string => textOf(cost, noSalt, noHash)

const textOf = (cost: number, salt: Buffer, hash: Buffer): string =>
  `$scrypt$${parametersOf(cost)}$${base64(salt)}$${base64(hash)}`

const parametersOf = (cost: number): string => `ln=${cost},r=${r},p=${p}`

// The same letters typed on another keyboard may come as other characters.
const hashWith = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, 32, { N: 2 ** cost, r, p, maxmem })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
