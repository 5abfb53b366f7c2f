import { QrCode } from '../../components/qr-code.tsx'
import type { Order } from '../../contract/order/order.ts'
import { useT } from '../../i18n/translate.ts'
import { styles } from '../../theme/styles.ts'
import { layout } from '../../ui/layout.ts'

const s = styles({
  code: `display:grid;grid-template-columns:minmax(0,1fr);gap:4px;justify-items:center;padding:20px;border:1px solid var(--sf-line);border-radius:var(--sf-radius-card);background:var(--sf-raised);text-align:center;
& b { font-size:36px;font-weight:650;line-height:1.15;letter-spacing:.12em;margin-inline-end:-.12em;font-variant-numeric:tabular-nums; }
& svg { margin-top:8px;border-radius:var(--sf-radius-field); }
@container sf (max-width: 279px) { padding:12px;& b { font-size:28px; } }`
})

/** The pickup code as text and as a QR code. */
export function PickupCode({ order: { pickupCode: code, method } }: { order: Order }) {
  const { t } = useT()
  return (
    <div className={s.code}>
      <span className={layout.small}>{t(method === 'pickup' ? 'order.code' : 'order.codeAtDoor')}</span>
      <b>{code}</b>
      <QrCode text={code} label={t('order.qr', { code })} />
    </div>
  )
}
