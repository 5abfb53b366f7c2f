import { useStore } from '@nanostores/react'
import { catalogue } from '../data/catalogue.ts'

/** The room of a line whose names are being read. */
const ROOM = '\u00a0'

/** Returns a function that keeps the room of a text until the names in it are read: until then it would show slugs. */
export function useComing(): (write: () => string) => string {
  const { state } = useStore(catalogue.$state)
  const isComing = state === 'idle' || state === 'loading'
  return write => (isComing ? ROOM : write())
}
