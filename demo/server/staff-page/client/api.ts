import { locale } from './dom.ts'

const KEY = 'storefront.staff'

/** The staff token, kept for this tab. */
export const token = {
  get: (): string => sessionStorage.getItem(KEY) ?? '',
  set: (text: string): void => sessionStorage.setItem(KEY, text),
  forget: (): void => sessionStorage.removeItem(KEY)
}

/** A request was refused or never arrived; `status` is 0 for the latter. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Calls the API with the staff token; returns the payload. */
export async function call<Payload>(method: 'GET' | 'PUT', path: string, body?: object): Promise<Payload> {
  const url = new URL(`/v1${path}`, location.href)
  url.searchParams.set('locale', locale)
  const response = await fetch(url, {
    method,
    cache: 'no-store',
    headers: {
      Authorization: `Bearer ${token.get()}`,
      'Accept-Language': locale,
      ...(body && { 'Content-Type': 'application/json' })
    },
    ...(body && { body: JSON.stringify(body) })
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as { payload?: Payload; message?: string } | undefined
  if (!response?.ok || answer?.payload === undefined) throw new Refused(response?.status ?? 0, answer?.message ?? '')
  return answer.payload
}
