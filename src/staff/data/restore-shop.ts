import { apiSettings } from '../../client/http/api-settings.ts'
import { failed, readFailure, type Result } from '../../client/http/problem.ts'
import { warnOf } from '../../client/http/request.ts'
import { inShape } from '../../contract/http/in-shape.ts'
import { success } from '../../contract/http/reply.ts'
import { type RestoredShop, restoreShop } from '../../contract/staff/setup-copy.ts'
import { platform } from '../../platform/platform.ts'

/** Sends a copy of a shop with the key of the set-up. Other requests have a time limit, which a large file doesn't keep. */
export async function sendShopCopy(key: string, file: File): Promise<Result<RestoredShop>> {
  const { base, locale } = apiSettings()
  const { method, path, reply } = restoreShop
  const url = `${base}/v1${path}?${new URLSearchParams({ locale: locale() })}`
  try {
    const headers = { Authorization: `Bearer ${key}` }
    const response = await platform().http(url, { method, headers, body: file, credentials: 'omit' })
    const data: unknown = await response.json()
    if (!response.ok) return readFailure(response.status, data)
    const parsed = inShape(success(reply), data, warnOf(restoreShop))
    return parsed ? { ok: true, value: parsed.payload, message: '' } : failed('malformed')
  } catch {
    return failed('offline')
  }
}
