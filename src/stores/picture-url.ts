import { apiSettings } from '../api/settings.ts'

/** The address of a picture that the API named: one of its own, or a path below the API's address. */
export function pictureUrl(picture: string | null): string | undefined {
  if (!picture) return undefined
  return picture.startsWith('/') ? apiSettings().base + picture : picture
}
