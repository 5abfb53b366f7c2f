import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { useT } from '../../i18n/translate.ts'
import { $checkoutProblem, $fieldErrors, type CheckoutForm } from '../../stores/checkout.ts'
import { styles } from '../../theme/styles.ts'
import { fieldId, fieldNames } from './fields.ts'

const s = styles({
  box: `display:grid;grid-template-columns:minmax(0,1fr);padding:16px 20px 8px;border:1px solid var(--sf-bad);border-radius:var(--sf-radius-card);background:var(--sf-bad-tint);color:var(--sf-bad);
&:focus { outline:0; }
@container sf (max-width: 279px) { padding-inline:12px; }`,
  title: 'font-weight:650;',
  link: 'display:block;min-height:var(--sf-target);padding-block:11px;overflow-wrap:anywhere;text-align:start;text-decoration:underline;text-underline-offset:.2em;'
})

/** What keeps the order from being placed, each with a way to its field. */
export function ErrorSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useT()
  const errors = useStore($fieldErrors)
  const problem = useStore($checkoutProblem)
  const wrong = fieldNames.filter(name => errors[name])
  if (wrong.length === 0 && !problem) return null
  const codeOf = (name: keyof CheckoutForm) =>
    name === 'slot' && errors[name] === 'required' ? 'choice' : (errors[name] ?? 'unknown')
  const goTo = (name: keyof CheckoutForm) => form.current?.querySelector<HTMLElement>(`#${fieldId(name)}`)?.focus()
  return (
    <div className={s.box} role="alert" tabIndex={-1} data-errors="">
      <p className={s.title}>{problem?.message ?? t('checkout.wrong', { count: wrong.length })}</p>
      <ul>
        {wrong.map(name => (
          <li key={name}>
            <button type="button" className={s.link} onClick={() => goTo(name)}>
              {t(`error.${codeOf(name)}`, { field: t(`field.${name}`) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
