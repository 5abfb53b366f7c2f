import { createForm } from '../../client/form.ts'
import { addStaffMember } from '../../contract/staff/staff-member.ts'
import { EmailField } from '../../components/fields/email-field.tsx'
import { Button } from '../../ui/button.tsx'
import type { Option } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { invite } from '../data/team.ts'
import { useWords } from '../staff-words.ts'
import { chosenStores, StoreGroup } from '../store-group.tsx'
import { useForm } from '../use-form.ts'

/** The roles as options. */
export function useRoles(): Option[] {
  const { t } = useWords()
  return [
    { value: 'staff', label: t('role.staff') },
    { value: 'manager', label: t('role.manager') }
  ]
}

const inviteForm = createForm(
  'person',
  { name: '', email: '', role: 'staff', locations: '' },
  addStaffMember.body,
  ({ locations, ...values }) => ({ ...values, locations: chosenStores(locations) })
)

async function submit(): Promise<void> {
  const result = await inviteForm.submit(invite)
  if (result?.ok) inviteForm.reset()
}

/** Invites a person: they get an email with a link to choose a password. */
export function InviteForm() {
  const { t } = useWords()
  const { form, field, isSending } = useForm(inviteForm)
  const { error: _none, ...role } = field('role')
  const { value, onValue } = field('locations')
  return (
    <Form {...form} label={t('team.add')} onSubmit={() => void submit()}>
      <h3>{t('team.add')}</h3>
      <Field {...field('name')} label={t('team.name')} autoComplete="off" maxLength={80} />
      <EmailField {...field('email')} label={t('email')} autoComplete="off" />
      <FieldSelect {...role} label={t('team.role')} options={useRoles()} />
      <StoreGroup value={value} onValue={onValue} />
      <Button type="submit" kind="primary" busy={isSending}>
        {t('team.invite')}
      </Button>
    </Form>
  )
}
