import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { $locations } from '../../stores/business.ts'
import { $location } from '../../stores/location.ts'
import { Licence } from '../../ui/licence.tsx'

/** The licence of the current store, or of all before one is chosen, at the foot of every page (SPEC C12). */
export function ShopFooter() {
  const { t } = useT()
  const { detail } = useStore($location)
  const locations = useStore($locations)
  const lines = (detail ? [detail] : locations).map(({ compliance, address }) =>
    t('licence.line', {
      holder: compliance.licenceHolder,
      number: compliance.licenceNumber,
      issuer: compliance.licenceIssuer,
      store: compliance.storeName,
      address: `${address.line1}, ${address.city} ${address.province} ${address.postalCode}`
    })
  )
  return lines.length > 0 ? <Licence label={t('licence.label')} lines={lines} /> : null
}
