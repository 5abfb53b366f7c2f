import { useStore } from '@nanostores/react'
import { useT } from '../../../i18n/translate.ts'
import { $offers, toggleOffer } from '../../../stores/checkout/checkout.ts'
import { $storeSender } from '../../../stores/location/sender.ts'
import { $canText } from '../../../stores/location/texts.ts'
import { CheckGroup } from '../../../ui/form/check-group.tsx'

const ways = ['email', 'sms'] as const

/** Opt-ins to offers, separate from messages about the order; never preselected (CASL). */
export function Offers() {
  const { t } = useT()
  const offers = useStore($offers)
  const sender = useStore($storeSender)
  const canText = useStore($canText)
  return (
    <CheckGroup
      legend={t('offers.title')}
      text={t('offers.text', { sender })}
      items={ways
        .filter(by => by === 'email' || canText)
        .map(by => ({
          name: `offers-${by}`,
          label: t(`offers.${by}`),
          checked: offers[by],
          onToggle: () => toggleOffer(by)
        }))}
    />
  )
}
