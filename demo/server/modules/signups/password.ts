import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const [ln, r, p] = [17, 8, 1]

/** What the parameters take is 128 MiB; Node allows 32 unless told otherwise. */
const maxmem = 160 * 1024 * 1024

/** Hashes a password with scrypt (OWASP's parameters) into `$scrypt$ln=17,r=8,p=1$salt$hash`, so that another time's parameters can stand beside it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt)
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}

/** Whether a password is the one that was hashed. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [, , parameters, salt = '', hash = ''] = hashed.split('$')
  if (parameters !== `ln=${ln},r=${r},p=${p}`) return false
  return timingSafeEqual(await hashWith(password, Buffer.from(salt, 'base64')), Buffer.from(hash, 'base64'))
}

// The same letters typed on another keyboard may come as other characters.
const hashWith = (password: string, salt: Buffer): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, 32, { N: 2 ** ln, r, p, maxmem })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
