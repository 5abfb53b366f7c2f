import type { DraftFields } from '../../../contract/staff/draft-fields.ts'
import type { EditedBanner } from '../../../contract/staff/staff-catalogue.ts'

/** A banner in the lists of promotions. */
export type ListedBanner = { kind: 'banner' } & EditedBanner

export type BannerFields = DraftFields<'banner'>

/** A banner that isn't filled in yet. */
export const blankBanner = (sortOrder: number): BannerFields => ({
  place: 'menu',
  title: { en: '', fr: '' },
  text: null,
  picture: null,
  alt: null,
  link: null,
  times: null,
  locations: null,
  sortOrder
})
