import { useState } from 'react'
import type { StaffRole } from '../../contract/staff/staff-member.ts'
import { EmailField } from '../../components/fields/email-field.tsx'
import { Button } from '../../ui/button.tsx'
import type { Option } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { invite } from '../data/team.ts'
import { useWords } from '../staff-words.ts'
import { useSubmit } from '../use-submit.ts'

/** The roles as options. */
export function useRoles(): Option[] {
  const { t } = useWords()
  return [
    { value: 'staff', label: t('role.staff') },
    { value: 'manager', label: t('role.manager') }
  ]
}

const nobody = { name: '', email: '', role: 'staff' as StaffRole }

/** Invites a person: they get an email with a link to choose a password. */
export function InviteForm() {
  const { t } = useWords()
  const roles = useRoles()
  const [person, setPerson] = useState(nobody)
  const { form, errors, isBusy, submit } = useSubmit(['name', 'email'], async () => {
    await invite(person)
    setPerson(nobody)
  })
  return (
    <Form {...form} label={t('team.add')} onSubmit={submit}>
      <h3>{t('team.add')}</h3>
      <Field
        id="name"
        label={t('team.name')}
        value={person.name}
        onValue={name => setPerson({ ...person, name })}
        error={errors['name']}
        autoComplete="off"
        maxLength={80}
      />
      <EmailField
        id="email"
        label={t('email')}
        value={person.email}
        onValue={email => setPerson({ ...person, email })}
        error={errors['email']}
        autoComplete="off"
      />
      <FieldSelect
        label={t('team.role')}
        options={roles}
        value={person.role}
        onValue={role => setPerson({ ...person, role: role as StaffRole })}
      />
      <Button type="submit" kind="primary" busy={isBusy}>
        {t('team.invite')}
      </Button>
    </Form>
  )
}
