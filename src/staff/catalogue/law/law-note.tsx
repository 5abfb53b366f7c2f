import Scale from 'lucide/dist/esm/icons/scale.mjs'
import { styles } from '../../../theme/styles.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCatalogueWords } from '../words.ts'
import type { LawGroup } from './group-findings.ts'
import { LawGroups } from './law-groups.tsx'

const s = styles({
  note: `display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px;padding:8px 12px;border-radius:var(--sf-radius-field);
background:var(--sf-warn-tint);color:var(--sf-ink);font-size:14px;& > svg { margin-top:1px;color:var(--sf-warn); }`
})

interface Props {
  id: string
  groups: readonly LawGroup[]
  /** Read out politely when it changes; empty for nothing. */
  announced: string
}

/** A hint of promotion law below a field. It blocks nothing. */
export function LawNote({ id, groups, announced }: Props) {
  const { t } = useCatalogueWords()
  return (
    <>
      <LiveRegion text={announced} />
      {groups.length > 0 && (
        <div className={s.note} id={id} role="note" aria-label={t('law.hint')}>
          <Icon of={Scale} size={16} />
          <LawGroups groups={groups} />
        </div>
      )}
    </>
  )
}
