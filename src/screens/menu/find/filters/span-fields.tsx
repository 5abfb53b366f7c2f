import { useEffect, useId, useRef, useState } from 'react'
import { platform } from '../../../../platform/platform.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { formatNumber } from '../../../../format/number.ts'
import { useT } from '../../../../i18n/translate.ts'
import type { Span } from '../../../../rules/menu/filter.ts'
import { changeQuery } from '../../../../stores/menu/menu-query.ts'
import { styles } from '../../../../theme/styles.ts'
import { Field } from '../../../../ui/form/field.tsx'

/** The delay after the last keystroke before applying the range, in milliseconds. */
const PAUSE = 500

const s = styles({
  pair: 'display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start;& label { font-size:14px;font-weight:400; }'
})

/** Parses a typed number with a point or a comma; undefined if empty, NaN if invalid. */
function readNumber(text: string): number | undefined {
  const typed = text.replace(/[\s$%]/g, '').replace(',', '.')
  return typed === '' ? undefined : /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : NaN
}

/** Formats a bound in the current language; empty if open. */
const write = (value: number | undefined, scale: number, locale: Locale): string =>
  value === undefined || value === 0 || value === Infinity ? '' : formatNumber(value / scale, locale, 2)

interface Props {
  name: 'thc' | 'cbd' | 'price'
  span: Span | undefined
  /** The range of values in the menu. */
  bounds: Span | undefined
  /** The filter's units per displayed unit: 100 cents per dollar. */
  scale?: number
}

/** The bounds of a range as two number fields. Each editing session adds one history entry. */
export function SpanFields({ name, span, bounds, scale = 1 }: Props) {
  const { t, locale } = useT()
  const id = useId()
  const [from, setFrom] = useState(write(span?.min, scale, locale))
  const [to, setTo] = useState(write(span?.max, scale, locale))
  const taken = useRef(span)
  const hasStep = useRef(false)
  const cancel = useRef(() => {})

  // A change of the URL replaces the typed values, unless it was caused by typing.
  useEffect(() => {
    if (span?.min === taken.current?.min && span?.max === taken.current?.max) return
    taken.current = span
    setFrom(write(span?.min, scale, locale))
    setTo(write(span?.max, scale, locale))
  }, [span, scale, locale])
  useEffect(() => () => cancel.current(), [])

  const [min, max] = [readNumber(from), readNumber(to)]
  const notNumber = t('find.notNumber', { example: formatNumber(name === 'price' ? 20 : 12.5, locale) })
  const isCrossed = min !== undefined && max !== undefined && min > max

  const take = (from: string, to: string) => {
    cancel.current()
    const [min = 0, max = Infinity] = [readNumber(from), readNumber(to)]
    if (Number.isNaN(min) || Number.isNaN(max) || min > max) return
    const units = (value: number) => (value === Infinity ? value : Math.round(value * scale * 100) / 100)
    const next = min === 0 && max === Infinity ? undefined : { min: units(min), max: units(max) }
    if (next?.min === taken.current?.min && next?.max === taken.current?.max) return
    taken.current = next
    changeQuery({ [name]: next }, { replace: hasStep.current })
    hasStep.current = true
  }
  const type = (from: string, to: string) => {
    setFrom(from)
    setTo(to)
    cancel.current()
    cancel.current = platform().clock.after(PAUSE, () => take(from, to))
  }
  const events = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onFocus: () => (hasStep.current = false),
    onBlur: () => take(from, to),
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && take(from, to)
  } as const
  return (
    <div className={s.pair}>
      <Field
        {...events}
        id={`${id}from`}
        label={t('find.from')}
        placeholder={bounds ? formatNumber(Math.floor(bounds.min / scale), locale) : ''}
        value={from}
        onValue={typed => type(typed, to)}
        error={Number.isNaN(min) ? notNumber : undefined}
      />
      <Field
        {...events}
        id={`${id}to`}
        label={t('find.to')}
        placeholder={bounds ? formatNumber(Math.ceil(bounds.max / scale), locale) : ''}
        value={to}
        onValue={typed => type(from, typed)}
        error={Number.isNaN(max) ? notNumber : isCrossed ? t('find.crossed', { from }) : undefined}
      />
    </div>
  )
}
