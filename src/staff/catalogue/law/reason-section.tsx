import type { ComponentProps } from 'react'
import type { LawFinding } from '../../../contract/staff/law-finding.ts'
import { Field } from '../../../ui/form/field.tsx'
import { NoticeLine } from '../../../ui/feedback/notice.tsx'
import { layout } from '../../../ui/layout.ts'
import { useCatalogueWords } from '../words.ts'
import { FindingList } from './finding-list.tsx'

interface Props {
  findings: readonly LawFinding[]
  field: Pick<ComponentProps<typeof Field>, 'id' | 'value' | 'error' | 'onValue'>
}

/** The findings of promotion law in a draft, and the field for the reason to publish it all the same; nothing without any. */
export function ReasonSection({ findings, field }: Props) {
  const { t } = useCatalogueWords()
  if (findings.length === 0) return null
  return (
    <section className={layout.stack} aria-label={t('law.hint')}>
      <NoticeLine tone="warn">
        <strong>{t('law.title')}</strong>
        <br />
        {t('law.text')}
      </NoticeLine>
      <FindingList findings={findings} />
      <Field
        {...field}
        label={t('law.giveReason')}
        hint={t('law.reasonHint')}
        maxLength={500}
        multiline
        autoComplete="off"
      />
    </section>
  )
}
