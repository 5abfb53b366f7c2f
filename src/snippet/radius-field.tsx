import { useStore } from '@nanostores/react'
import { styles } from '../theme/styles.ts'
import { $choices, choose } from './page.ts'
import { useWords } from './snippet-words.ts'

const s = styles({
  field: 'display:grid;gap:4px;',
  label: 'display:flex;justify-content:space-between;gap:16px;font-weight:500;',
  value: 'font-weight:400;color:var(--sf-ink-2);font-variant-numeric:tabular-nums;',
  range: 'width:100%;min-height:var(--sf-target);margin:0;accent-color:var(--sf-accent-ink);cursor:pointer;'
})

/** The corner radius, 0 to 24 px. */
export function RadiusField() {
  const { t } = useWords()
  const { radius } = useStore($choices)
  const value = t('radiusValue', { count: radius })
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor="radius">
        {t('radius')}
        <span className={s.value} aria-hidden="true">
          {value}
        </span>
      </label>
      <input
        className={s.range}
        id="radius"
        type="range"
        min="0"
        max="24"
        value={radius}
        aria-valuetext={value}
        onInput={event => choose({ radius: event.currentTarget.value })}
      />
    </div>
  )
}
