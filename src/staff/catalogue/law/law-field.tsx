import { type ComponentProps, useMemo, useState } from 'react'
import type { LawLanguage } from '../../../rules/promotion-law/rule.ts'
import { layout } from '../../../ui/layout.ts'
import { Field } from '../../../ui/form/field.tsx'
import { useCatalogueWords } from '../words.ts'
import { groupFindings, quoted } from './group-findings.ts'
import { LawNote } from './law-note.tsx'
import { useIdle } from './use-idle.ts'
import { useLaw, useProvinces, useToday } from './use-law.ts'

interface Props extends ComponentProps<typeof Field> {
  lang: LawLanguage
  /** The slugs of the stores whose shoppers read the text; empty for all. */
  stores: readonly string[]
}

/** A field of a text for shoppers, with hints of promotion law below it once the typing pauses. */
export function LawField({ stores, ...field }: Props) {
  const { t, locale } = useCatalogueWords()
  const { id, value, lang, label } = field
  const law = useLaw()
  const on = useToday()
  const provinces = useProvinces(stores)
  const text = useIdle(value)
  const [first] = useState(value)
  const groups = useMemo(
    () => groupFindings(law?.checkText(text, lang, { provinces: provinces.split(' '), on }) ?? []),
    [law, text, lang, provinces, on]
  )
  const words = groups.flatMap(group => group.words)
  const isTyped = text !== first
  return (
    <div className={layout.tight}>
      <Field {...field} {...(groups.length > 0 && { 'aria-describedby': `${id}-law` })} />
      <LawNote
        id={`${id}-law`}
        groups={groups}
        announced={isTyped && words.length > 0 ? t('law.found', { field: label, words: quoted(words, locale) }) : ''}
      />
    </div>
  )
}
