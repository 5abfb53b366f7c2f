import { createForm } from '../../client/form.ts'
import { createFeedKey } from '../../contract/feed/feed-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FieldSelect } from '../../ui/form/field-select.tsx'
import { Form } from '../../ui/form/form.tsx'
import { createKey } from '../data/feed-keys.ts'
import { useWords } from '../staff-words.ts'
import { chosenStores, listOf, StoreGroup } from '../store-group.tsx'
import { useForm } from '../use-form.ts'

const keyForm = createForm(
  'person',
  { name: '', scopes: 'stock', locations: '' },
  createFeedKey.body,
  ({ name, scopes, locations }) => ({
    name,
    scopes: listOf(scopes),
    locations: chosenStores(locations)
  })
)

async function submit(): Promise<void> {
  const result = await keyForm.submit(createKey)
  if (result?.ok) keyForm.reset()
}

/** Creates a key: for a system, with its scopes and stores. */
export function KeyForm() {
  const { t } = useWords()
  const { form, field, isSending } = useForm(keyForm)
  const { error: _none, ...scopes } = field('scopes')
  const { value, onValue } = field('locations')
  return (
    <Form {...form} label={t('systems.add')} onSubmit={() => void submit()}>
      <h3>{t('systems.add')}</h3>
      <Field {...field('name')} label={t('team.name')} hint={t('systems.nameHint')} autoComplete="off" maxLength={80} />
      <FieldSelect
        {...scopes}
        label={t('systems.scope')}
        options={[
          { value: 'stock', label: t('systems.stock') },
          { value: 'catalog', label: t('systems.catalog') },
          { value: 'stock catalog', label: t('systems.both') },
          { value: 'orders', label: t('systems.orders') },
          { value: 'stock catalog orders', label: t('systems.all') }
        ]}
      />
      <StoreGroup value={value} onValue={onValue} />
      <Button type="submit" kind="primary" busy={isSending}>
        {t('systems.create')}
      </Button>
    </Form>
  )
}
