import { useStore } from '@nanostores/react'
import { writeDay } from '../../format/date.ts'
import { writeTime } from '../../format/time.ts'
import type { Figures } from '../../contract/staff/figures.ts'
import { readWall } from '../../rules/time/time-zone.ts'
import type { AnsweredFigures } from '../data/figures.ts'
import { $stores } from '../data/stores.ts'
import { useFigureWords } from './figure-words.ts'

/** Returns the stores and days of figures in words: `Queen West · November 21, 2026`. */
export function useTitle({ question, figures: { from, to } }: AnsweredFigures): string {
  const { t, locale } = useFigureWords()
  const stores = useStore($stores)
  const place = stores.find(({ slug }) => slug === question.location)?.name ?? t('figures.allStores')
  const days =
    from === to ? writeDay(from, locale) : t('figures.span', { from: writeDay(from, locale), to: writeDay(to, locale) })
  return stores.length === 1 ? `${stores[0]?.name} · ${days}` : `${place} · ${days}`
}

/** Returns a function that writes when figures were read, by the clocks of their store. */
export function useReadAt(): (figures: Figures) => string {
  const { locale } = useFigureWords()
  const stores = useStore($stores)
  return ({ at, locations }) => {
    const store = stores.find(({ slug }) => slug === locations[0]) ?? stores[0]
    return writeTime(readWall(at, store ?? 'UTC'), locale)
  }
}
