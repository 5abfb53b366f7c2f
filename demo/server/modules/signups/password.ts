import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const [ln, r, p] = [17, 8, 1]

/** What the parameters take is 128 MiB; Node allows 32 unless told otherwise. */
const maxmem = 160 * 1024 * 1024

/** Hashes a password with scrypt (OWASP's parameters) into `$scrypt$ln=17,r=8,p=1$salt$hash`, so that another time's parameters can stand beside it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  // The same letters typed on another keyboard may come as other characters.
  const hash = await derive(password.normalize('NFKC'), salt, 32, { N: 2 ** ln, r, p, maxmem })
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
