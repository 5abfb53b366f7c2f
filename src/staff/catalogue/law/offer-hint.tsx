import { useMemo, useState } from 'react'
import type { CheckedOffer } from '../../../rules/promotion-law/check-offer.ts'
import { useCatalogueWords } from '../words.ts'
import { groupFindings } from './group-findings.ts'
import { LawNote } from './law-note.tsx'
import { useIdle } from './use-idle.ts'
import { useLaw, useProvinces, useToday } from './use-law.ts'

interface Props {
  /** The field that the hint is about. */
  of: string
  offer: CheckedOffer
  /** The slugs of the stores; empty for all. */
  stores: readonly string[]
}

/** Hints of promotion law about a discount. */
export function OfferHint({ of, offer, stores }: Props) {
  const { t } = useCatalogueWords()
  const law = useLaw()
  const on = useToday()
  const provinces = useProvinces(stores)
  const typed = useIdle(JSON.stringify(offer))
  const [first] = useState(typed)
  const groups = useMemo(
    () =>
      groupFindings(law?.checkOffer(JSON.parse(typed) as CheckedOffer, { provinces: provinces.split(' '), on }) ?? []),
    [law, typed, provinces, on]
  )
  const announced = typed !== first && groups.length > 0 ? t('law.foundOffer') : ''
  return <LawNote id={`${of}-law`} groups={groups} announced={announced} />
}
