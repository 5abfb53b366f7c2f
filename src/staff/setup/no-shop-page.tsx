import { type FormEvent, useRef, useState } from 'react'
import { request } from '../../client/http/request.ts'
import { checkSetup } from '../../contract/staff/setup.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { layout } from '../../ui/layout.ts'
import { useWords } from '../staff-words.ts'
import { look } from './look.ts'
import { OtherLanguage } from './other-language.tsx'
import { useSetupWords } from './words.ts'

/** The key in a pasted text: the whole link, or the key alone. */
const keyIn = (text: string): string | undefined => /^(?:\S*#setup=)?([\w-]+)$/.exec(text.trim())?.[1]

/** Leads to the set-up of a server without a shop, by the link in its log. */
export function NoShopPage({ onKey }: { onKey(key: string): void }) {
  const { t } = useSetupWords()
  const board = useWords()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const refuse = (sentence: string) => {
    setError(sentence)
    box.current?.querySelector('input')?.focus()
  }
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const key = keyIn(text)
    if (key === undefined) return refuse(t('setup.fix.link'))
    setBusy(true)
    const result = await request(checkSetup, { body: { key } })
    setBusy(false)
    // A link that is over leads on to the sign-in.
    if (result.ok || (result.problem.kind === 'refused' && result.problem.code !== 'forbidden')) return onKey(key)
    refuse(result.problem.code === 'forbidden' ? t('setup.wrongKey') : board.t('problem.offline'))
  }
  return (
    <main className={look.page}>
      <div className={look.card}>
        <p className={look.top}>
          {t('setup.title')}
          <OtherLanguage />
        </p>
        <form
          ref={box}
          className={layout.stack}
          aria-labelledby="no-shop"
          noValidate
          onSubmit={event => void open(event)}
        >
          <h1 id="no-shop">{t('setup.noShop')}</h1>
          <p>{t('setup.noShopText')}</p>
          <Field
            id="setup-link"
            label={t('setup.link')}
            hint={t('setup.linkHint')}
            value={text}
            error={error}
            onValue={next => {
              setText(next)
              setError(undefined)
            }}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
          />
          <div className={look.ways}>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t('setup.next')}
            </Button>
          </div>
        </form>
      </div>
    </main>
  )
}
