import type { FieldCode } from '../../contract/http/reply.ts'
import { type DraftFields, mostBarText } from '../../contract/staff/draft-fields.ts'
import type { Queries } from '../db/types.ts'
import { linkTargets } from '../shop/banners/link-targets.ts'
import type { Row } from './things/thing.ts'

type Refuse = (kind: 'banner', id: string, field: string, code: FieldCode) => void

/** Checks the rules of banners: they end after they begin, lead to something, and the bar's text is one line. */
export async function checkBanners(
  db: Queries,
  list: readonly { id: string; row: Row }[],
  refuse: Refuse
): Promise<void> {
  const rows = list.map(({ id, row }) => ({ id, row: row as DraftFields<'banner'> }))
  const leads = await linkTargets(
    db,
    rows.map(({ row }) => row.link)
  )
  for (const { id, row } of rows) {
    const { place, title, text, times, link } = row
    const { starts, ends } = times ?? {}
    if (starts && ends && starts >= ends) refuse('banner', id, 'times', 'past')
    if (link && !leads(link)) refuse('banner', id, 'link', 'choice')
    const isLong = (['en', 'fr'] as const).some(language => barLength(title[language], text?.[language]) > mostBarText)
    if (place === 'bar' && isLong) refuse('banner', id, 'text', 'too_long')
  }
}

const barLength = (title: string, text = ''): number => `${title} ${text}`.trim().length
