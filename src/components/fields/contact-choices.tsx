import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { dataOf } from '../../client/async-state.ts'
import { choiceNames } from '../../stores/core/form-messages.ts'
import { $business } from '../../stores/location/business.ts'
import { $accountSender } from '../../stores/location/sender.ts'
import { $canText } from '../../stores/location/texts.ts'
import { CheckGroup } from '../../ui/form/check-group.tsx'

type Choices = Record<(typeof choiceNames)[number], boolean>

/** The opt-ins for contact by the retailer, as checkboxes. */
export function ContactChoices({ values, onToggle }: { values: Choices; onToggle(name: keyof Choices): void }) {
  const { t } = useT()
  const retailer = dataOf(useStore($business))?.detail.name ?? ''
  const sender = useStore($accountSender)
  const canText = useStore($canText)
  return (
    <CheckGroup
      legend={t('choices.legend')}
      text={t('choices.text', { sender })}
      items={choiceNames
        .filter(name => name !== 'smsNotification' || canText)
        .map(name => ({
          name,
          label: t(`choice.${name}`, { name: retailer }),
          checked: values[name],
          onToggle: () => onToggle(name)
        }))}
    />
  )
}
