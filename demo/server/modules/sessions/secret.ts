import { createHash, randomBytes } from 'node:crypto'

/** Makes a secret to hand over: 256 random bits in 43 characters that an address takes as they are. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. Nobody can guess one, so a fast hash without salt will do. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
