import type { Platform } from '../../platform/platform.ts'

/** Shares a link through the device, or copies it. Frames and pages without https may be allowed neither. */
export const share: Platform['share'] = async data => {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'shared'
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
