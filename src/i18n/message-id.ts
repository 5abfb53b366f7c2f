/** The number of ids: those of three digits in base 36. */
const IDS = 46_656

/** Returns a short id for the key of a message; `factor` decides which keys share one. */
export function shortId(key: string, factor: number): string {
  let id = 0
  for (let at = 0; at < key.length; at++) id = (id * factor + key.charCodeAt(at)) % IDS
  return id.toString(36)
}

declare const MESSAGE_FACTOR: number | undefined

/** Returns what a message goes by: its key or, in a build, an id with which the files of messages are a tenth smaller. */
export const messageId = (key: string): string =>
  typeof MESSAGE_FACTOR === 'undefined' ? key : shortId(key, MESSAGE_FACTOR)
