import type { ReactNode } from 'react'
import { useT } from '../../i18n/translate.ts'
import { layout } from '../../ui/layout.ts'
import { s } from './kiosk-order-styles.ts'

/** Hands the order over to the shopper's phone, by a QR code or its URL. */
export function TakeAlong({ qr, link }: { qr: ReactNode; link: string | undefined }) {
  const { t } = useT()
  return (
    <section className={s.take}>
      <div className={s.qr}>{qr}</div>
      <div className={layout.tight}>
        <h2>{t('kiosk.order.take')}</h2>
        <p className={layout.quiet}>{t('kiosk.order.scan')}</p>
        {link && <p className={s.link}>{link.replace(/^https?:\/\//, '')}</p>}
      </div>
    </section>
  )
}
