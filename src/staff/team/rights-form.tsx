import { useState } from 'react'
import type { ListedMember } from '../../contract/staff/staff-member.ts'
import { type StaffRight, staffRights } from '../../contract/staff/rights.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { CheckGroup } from '../../ui/form/check-group.tsx'
import { layout } from '../../ui/layout.ts'
import { may, reachOf } from '../data/rights.ts'
import { changeMember } from '../data/team.ts'
import { useWords } from '../staff-words.ts'
import { chosenStores, listOf, StoreGroup, toggled } from '../store-group.tsx'

const s = styles({ form: 'padding-block:8px 4px;' })

interface Props {
  member: ListedMember
  onDone(): void
}

/** Sets the rights and stores of a person; those that the signed-in member lacks are not offered. */
export function RightsForm({ member, onDone }: Props) {
  const { t } = useWords()
  const reach = reachOf(member)
  const [rights, setRights] = useState(reach.rights.join(' '))
  const [stores, setStores] = useState(reach.locations?.join(' ') ?? '')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const isDone = await changeMember(member, {
      rights: listOf(rights) as StaffRight[],
      locations: chosenStores(stores)
    })
    setSending(false)
    if (isDone) onDone()
  }
  return (
    <div className={`${layout.stack} ${s.form}`} role="group" aria-label={t('team.rightsOf', { name: member.name })}>
      <CheckGroup
        legend={t('team.rights')}
        text={t('team.rightsText')}
        items={staffRights.filter(may).map(right => ({
          name: right,
          label: t(`right.${right}`),
          checked: listOf(rights).includes(right),
          onToggle: () => setRights(list => toggled(list, right))
        }))}
      />
      <StoreGroup value={stores} onValue={setStores} />
      <div className={layout.row}>
        <Button kind="primary" busy={isSending} onClick={() => void send()}>
          {t('team.save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </div>
  )
}
