import { useState } from 'react'
import type { FieldCode } from '../contract/http/reply.ts'
import { sentenceOf } from './data/attempt.ts'
import { Refused } from './data/call.ts'
import { useWords, type Word } from './staff-words.ts'

/** The sentence for each reason of a refused field; others are `checkFields`. */
const sentences: Partial<Record<FieldCode, Word>> = {
  required: 'required',
  too_short: 'tooShort',
  guessable: 'guessable',
  email: 'badEmail'
}

/** What went wrong with a form: its title, and the fields with a reason. */
interface Problem {
  title: string
  fields: Record<string, FieldCode>
}

/**
 * Sends a form, and keeps why it was refused. `special` has a form's own sentences, by field and code; `names` are the
 * ids of its fields, which are marked one by one.
 */
export function useSubmit(names: readonly string[], send: () => Promise<void>, special: Record<string, Word> = {}) {
  const { t } = useWords()
  const [problem, setProblem] = useState<Problem>()
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const wordOf = (name: string, code: FieldCode): Word => special[`${name}.${code}`] ?? sentences[code] ?? 'checkFields'
  const wrong = names.flatMap(id => {
    const code = problem?.fields[id]
    return code ? [{ id, text: code === 'unknown' ? problem.title : t(wordOf(id, code)) }] : []
  })
  const errors = Object.fromEntries(wrong.map(({ id, text }) => [id, text]))
  async function run(): Promise<void> {
    setBusy(true)
    try {
      await send()
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { fields } = error
      const isOwn = Object.keys(fields).some(name => names.includes(name))
      setProblem({ title: isOwn && error.status === 422 ? t('checkFields') : sentenceOf(error), fields })
      if (Object.values(fields).includes('unknown')) setProblem({ title: sentenceOf(error), fields })
      setRefusals(count => count + 1)
    } finally {
      setBusy(false)
    }
  }
  return {
    form: { title: problem?.title ?? '', wrong, isRefused: problem !== undefined, refusals },
    errors,
    isBusy,
    submit: () => void run()
  }
}
