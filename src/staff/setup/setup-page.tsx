import { useEffect, useState } from 'react'
import type { Challenge } from '../../contract/account/account.ts'
import type { ApiProblem } from '../../client/http/problem.ts'
import { request } from '../../client/http/request.ts'
import { checkSetup, type SetupFacts } from '../../contract/staff/setup.ts'
import { Button } from '../../ui/button.tsx'
import { NoticeLine } from '../../ui/feedback/notice.tsx'
import { layout } from '../../ui/layout.ts'
import { $dialog } from '../open-dialog.ts'
import { CodeStep } from '../sign-in/code-step.tsx'
import { speak, useWords } from '../staff-words.ts'
import { look } from './look.ts'
import { setupForm } from './setup-form.ts'
import { SetupSteps } from './setup-steps.tsx'
import { speakSetup, useSetupWords } from './words.ts'

/** Reads the facts for the form again in each language; undefined until they are there. */
function useFacts(key: string): { facts?: SetupFacts; problem?: ApiProblem; retry(): void } {
  const { locale } = useSetupWords()
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ facts?: SetupFacts; problem?: ApiProblem }>({})
  useEffect(() => {
    let isWanted = true
    void request(checkSetup, { body: { key } }).then(result => {
      if (isWanted) setState(result.ok ? { facts: result.value } : { problem: result.problem })
    })
    return () => {
      isWanted = false
    }
  }, [key, locale, tries])
  return { ...state, retry: () => setTries(count => count + 1) }
}

function Problem({ problem, onRetry, onSignIn }: { problem: ApiProblem; onRetry(): void; onSignIn(): void }) {
  const { t } = useSetupWords()
  const board = useWords()
  if (problem.code === 'link_used' || problem.code === 'link_expired')
    return (
      <NoticeLine tone="ok" way={<Button onClick={onSignIn}>{t('setup.toSignIn')}</Button>}>
        {t('setup.done')}
      </NoticeLine>
    )
  if (problem.code === 'forbidden') return <NoticeLine tone="bad">{t('setup.wrongKey')}</NoticeLine>
  return (
    <NoticeLine tone="bad" way={<Button onClick={onRetry}>{board.t('common.retry')}</Button>}>
      {board.t('problem.offline')}
    </NoticeLine>
  )
}

/** Sets up a shop on a server that has none, by the key of its link; `onSignIn` leads to the sign-in. */
export function SetupPage({ link, onSignIn }: { link: string; onSignIn(): void }) {
  const { t, locale } = useSetupWords()
  const board = useWords()
  const { facts, problem, retry } = useFacts(link)
  const [challenge, setChallenge] = useState<Challenge>()
  const other = locale === 'fr-CA' ? 'en-CA' : 'fr-CA'
  useEffect(() => setupForm.type('key', link), [link])
  const speakOther = () => {
    speak(other)
    speakSetup(other)
    document.documentElement.lang = other
  }
  const done = (sent: Challenge) => {
    $dialog.set({ kind: 'launch' })
    setChallenge(sent)
  }
  return (
    <main className={look.page}>
      <div className={look.card}>
        <p className={look.top}>
          {t('setup.title')}
          <Button kind="quiet" onClick={speakOther}>
            <span lang={other.slice(0, 2)}>{board.t('other')}</span>
          </Button>
        </p>
        {challenge ? (
          <>
            <NoticeLine tone="ok">{t('setup.codeText')}</NoticeLine>
            <CodeStep challenge={challenge} onOver={onSignIn} />
            <p className={layout.small}>{t('setup.codeNone')}</p>
          </>
        ) : facts ? (
          <SetupSteps facts={facts} onDone={done} />
        ) : problem ? (
          <Problem problem={problem} onRetry={retry} onSignIn={onSignIn} />
        ) : (
          <p className={layout.quiet} role="status">
            {t('setup.check')}
          </p>
        )}
      </div>
    </main>
  )
}
