import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ListedMember, StaffRole } from '../../contract/staff/staff-member.ts'
import { reachesAll, rightsOf } from '../../rules/staff/rights.ts'
import { styles } from '../../theme/styles.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/form/select.tsx'
import { layout } from '../../ui/layout.ts'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { $reach, reachOf } from '../data/rights.ts'
import { $member } from '../data/session.ts'
import { $stores } from '../data/stores.ts'
import { changeMember, team } from '../data/team.ts'
import { closeDialog, noLock } from '../open-dialog.ts'
import { Remote } from '../remote.tsx'
import { useWords } from '../staff-words.ts'
import { InviteForm, useRoles } from './invite-form.tsx'
import { RightsForm } from './rights-form.tsx'

const s = styles({
  list: 'display:grid;border-block:1px solid var(--sf-line);& > * + * { border-top:1px solid var(--sf-line); }',
  person: 'display:grid;gap:8px;padding-block:12px;',
  name: 'display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;font-weight:650;',
  ways: 'display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;'
})

/** The rights and stores of a person, where they differ from all rights of the role in all stores. */
function useReachWords(member: ListedMember): string {
  const { t } = useWords()
  const stores = useStore($stores)
  const { rights, locations } = reachOf(member)
  const usual = rightsOf(member.role, undefined)
  const isUsual = usual.length === rights.length && usual.every(right => rights.includes(right))
  const nameOf = (slug: string) => stores.find(store => store.slug === slug)?.name ?? slug
  const words = rights.length === 0 ? t('team.noRights') : rights.map(right => t(`right.${right}`)).join(', ')
  return [!isUsual && words, locations?.map(nameOf).join(', ')].filter(Boolean).join(' · ')
}

function Person({ member }: { member: ListedMember }) {
  const { t } = useWords()
  const roles = useRoles()
  const isSelf = useStore($member)?.id === member.id
  const isWithin = reachesAll(useStore($reach), reachOf(member))
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLLIElement>(null)
  const reach = useReachWords(member)
  const { name, email, role, isActive, hasPassword } = member
  const onDone = () => {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return (
    <li className={s.person} ref={box}>
      <div>
        <p className={s.name}>
          {name}
          {isSelf && <Chip tone="line">{t('team.you')}</Chip>}
          {!isActive && <Chip tone="bad">{t('team.closed')}</Chip>}
          {isActive && !hasPassword && <Chip tone="warn">{t('team.waiting')}</Chip>}
        </p>
        <p className={layout.small}>{isSelf ? `${email} · ${t(`role.${role}`)}` : email}</p>
        {reach && <p className={layout.small}>{reach}</p>}
      </div>
      {!isSelf && isWithin && (
        <div className={s.ways}>
          {isActive && (
            <Select
              label={t('team.roleOf', { name })}
              options={roles}
              value={role}
              onValue={value => void changeMember(member, { role: value as StaffRole, rights: null })}
            />
          )}
          {isActive && (
            <Button aria-label={t('team.rightsOf', { name })} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('team.rights')}
            </Button>
          )}
          <Button
            aria-label={t(isActive ? 'team.closeOf' : 'team.openOf', { name })}
            onClick={() => void changeMember(member, { isActive: !isActive })}
          >
            {t(isActive ? 'team.close' : 'team.open')}
          </Button>
        </div>
      )}
      {isOpen && isActive && <RightsForm member={member} onDone={onDone} />}
    </li>
  )
}

/** The staff accounts: invite people, set their roles, rights and stores, close their accounts. */
export function TeamDialog() {
  const { t } = useWords()
  const load = useStore(team.$state)
  useEffect(() => void team.load(), [])
  return (
    <Sheet title={t('team')} closeLabel={t('close')} onClose={closeDialog} lock={noLock}>
      <div className={layout.stack}>
        <p className={layout.small}>{t('team.text')}</p>
        <Remote load={load} height={240} onRetry={() => void team.load()}>
          {members => (
            <ul className={s.list}>
              {members.map(member => (
                <Person key={member.id} member={member} />
              ))}
            </ul>
          )}
        </Remote>
        <InviteForm />
      </div>
    </Sheet>
  )
}
