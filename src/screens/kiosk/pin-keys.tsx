import Delete from 'lucide/dist/esm/icons/delete.mjs'
import { useT } from '../../i18n/translate.ts'
import { classes, styles } from '../../theme/styles.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Icon } from '../../ui/icon.tsx'

const s = styles({
  keys: 'display:grid;grid-template-columns:repeat(3,minmax(72px,104px));gap:12px;',
  key: `display:grid;place-items:center;height:72px;border-radius:var(--sf-radius-card);background:var(--sf-surface-2);font-size:28px;font-weight:500;
&:active { background:var(--sf-line); }`,
  submit: `background:var(--sf-accent);color:var(--sf-on-accent);font-size:18px;font-weight:650;
&:active { background:var(--sf-accent-hover); }
&[aria-disabled="true"] { background:var(--sf-surface-2);color:var(--sf-ink-2); }`
})

interface Props {
  isBusy: boolean
  canSubmit: boolean
  /** Called with a digit, `Backspace` or `Enter`, as a physical keyboard names them. */
  onPress(key: string): void
}

/** The keys of a PIN pad. */
export function PinKeys({ isBusy, canSubmit, onPress }: Props) {
  const { t } = useT()
  const digit = (key: string) => (
    <button key={key} type="button" className={s.key} onClick={() => onPress(key)}>
      {key}
    </button>
  )
  return (
    <div className={s.keys}>
      {[...'123456789'].map(digit)}
      <button type="button" className={s.key} aria-label={t('kiosk.pin.delete')} onClick={() => onPress('Backspace')}>
        <Icon of={Delete} size={26} />
      </button>
      {digit('0')}
      <button
        type="button"
        className={classes(s.key, s.submit)}
        aria-label={t('kiosk.pin.submit')}
        aria-disabled={!canSubmit || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => onPress('Enter')}
      >
        {isBusy ? <Spinner /> : t('kiosk.pin.submit')}
      </button>
    </div>
  )
}
