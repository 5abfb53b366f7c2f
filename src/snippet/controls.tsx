import { useStore } from '@nanostores/react'
import type { Option } from '../ui/form/choice.tsx'
import { BoxChoice } from '../ui/form/box-choice.tsx'
import { Field } from '../ui/form/field.tsx'
import { type Choices, flagsOf } from './choices.ts'
import { AccentField } from './accent-field.tsx'
import { $choices, choose } from './page.ts'
import { RadiusField } from './radius-field.tsx'
import { Hint, Section } from './section.tsx'
import { StoreField } from './store-field.tsx'
import { styles } from '../theme/styles.ts'
import { useWords, type Word } from './snippet-words.ts'

// A flag that is broken after its question mark reads like two.
const s = styles({ flags: 'white-space:nowrap;font-family:ui-monospace,Menlo,Consolas,monospace;' })

/** A choice between a few values, the first of which is the default. */
function Pick({ name, legend, words }: { name: keyof Choices; legend: Word; words: Record<string, Word> }) {
  const { t } = useWords()
  const value = useStore($choices)[name]
  const options: Option[] = Object.entries(words).map(([value, word]) => ({ value, label: t(word) }))
  return (
    <BoxChoice
      look="boxes"
      showLegend
      legend={t(legend)}
      options={options}
      value={value}
      onValue={picked => choose({ [name]: picked })}
    />
  )
}

const languages: Record<Choices['locale'], Word> = { auto: 'likePage', 'en-CA': 'english', 'fr-CA': 'french' }
const themes: Record<Choices['theme'], Word> = { auto: 'likePage', light: 'light', dark: 'dark' }
const visibilities: Record<Choices['header'], Word> = { shown: 'shown', hidden: 'hidden' }

/** Everything that a retailer can choose. */
export function Controls() {
  const { t } = useWords()
  const choices = useStore($choices)
  const flags = flagsOf(choices)
  const [before, after] = t('linksHint').split('{flags}')
  return (
    <>
      <Section title={t('shop')}>
        <StoreField />
        <Pick name="locale" legend="language" words={languages} />
        <Field
          id="phone"
          type="tel"
          autoComplete="off"
          label={t('phone')}
          hint={t('phoneHint')}
          value={choices.phone}
          onValue={phone => choose({ phone })}
        />
      </Section>
      <Section title={t('look')}>
        <Pick name="theme" legend="theme" words={themes} />
        <AccentField />
        <RadiusField />
      </Section>
      <Section title={t('page')}>
        <Pick name="header" legend="header" words={visibilities} />
        <Pick name="footer" legend="footer" words={visibilities} />
        <div role="status">
          {flags && (
            <Hint>
              {before}
              <code className={s.flags}>?{flags}</code>
              {after}
            </Hint>
          )}
        </div>
      </Section>
    </>
  )
}
