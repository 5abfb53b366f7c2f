import { useStore } from '@nanostores/react'
import { useT } from '../../i18n/translate.ts'
import { retryWaiting } from '../../stores/kiosk/send-waiting.ts'
import { $waitingOrders, dropWaiting } from '../../stores/kiosk/waiting-orders.ts'
import { Button } from '../../ui/button.tsx'
import { layout } from '../../ui/layout.ts'

/** The orders that the API doesn't have yet, for staff: the reason of the wait, and the ways to resolve it. */
export function WaitingList() {
  const { t } = useT()
  const orders = useStore($waitingOrders)
  if (orders.length === 0) return null
  return (
    <section className={layout.stack} aria-label={t('kiosk.staff.orders')}>
      <h3>{t('kiosk.staff.orders')}</h3>
      <ul className={layout.stack}>
        {orders.map(({ id, code = '', customer, lines, refusal }) => (
          <li key={id} className={layout.tight}>
            <p>
              <strong>{code}</strong> · {customer.first_name} ·{' '}
              {t('cart.count', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
            </p>
            <p className={refusal ? layout.warn : layout.small}>{refusal ?? t('kiosk.staff.sends')}</p>
            <div className={layout.row}>
              <Button onClick={() => void retryWaiting(id)}>{t('common.retry')}</Button>
              <Button kind="quiet" onClick={() => dropWaiting(id)}>
                {t('kiosk.staff.drop', { code })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
