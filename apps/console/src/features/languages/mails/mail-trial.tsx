import type { MailName } from '@fairground/contract/operator/mail-names'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { findTextProblem } from '../texts/check-text.ts'
import type { ListedText } from '../texts/use-texts.ts'
import styles from './mails.module.css'

export interface MailTexts {
  readonly subject?: string
  readonly body?: string
  readonly button?: string
}

const parts = ['subject', 'body', 'button'] as const
type Part = (typeof parts)[number]
const partWords: Readonly<Record<Part, string>> = { subject: 'Subject', body: 'Text', button: 'Button' }
/** The mail is drawn again when a person has stopped typing for this time. */
const tryAfterMs = 600

interface PartFieldProps {
  readonly part: Part
  readonly language: string
  readonly text: ListedText
  readonly onTry: (text: string | undefined) => void
}

function PartField({ part, language, text, onTry }: PartFieldProps) {
  const { key, source, shipped, own } = text
  const stored = own ?? shipped ?? source
  const [typed, setTyped] = useState(stored)
  const id = useId()
  const problem = findTextProblem(typed, source)
  const isChanged = typed !== stored
  const tryText = useEffectEvent(onTry)
  const tried = isChanged && problem === undefined ? typed : undefined
  useEffect(() => {
    const timer = setTimeout(() => tryText(tried), tryAfterMs)
    return () => clearTimeout(timer)
  }, [tried])
  const field = { id, label: partWords[part], error: problem, isOptional: false, isChanged }
  return (
    <div className={styles.part}>
      <FieldBox field={field}>
        <InputBox>
          <textarea
            {...toControlAttributes(field)}
            rows={part === 'body' ? 6 : 1}
            data-single={part === 'body' ? undefined : ''}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </InputBox>
      </FieldBox>
      {isChanged && (
        <ActButton
          operation="changeText"
          tone="main"
          fixed={{ language, key, text: typed }}
          title={`Save the ${partWords[part].toLowerCase()} of this mail?`}
          about="Players get it with the next mail."
          submitLabel="Save the text"
          done="The text is saved"
          disabledReason={problem}
        >
          Save…
        </ActButton>
      )}
    </div>
  )
}

/** The texts of a mail. Changed ones are shown in the mail before they are saved. */
export function MailTrial({
  mail,
  language,
  onTry,
}: {
  readonly mail: MailName
  readonly language: string
  readonly onTry: (change: (before: MailTexts) => MailTexts) => void
}) {
  const texts = useOperation('listTexts', { language, area: 'mail', limit: 200 })
  return (
    <Loaded query={texts} what="The texts of the mail did not load.">
      {({ texts: all }) =>
        parts.map(part => {
          const text = all.find(({ key }) => key === `mail:${mail}.${part}`)
          return (
            text && (
              <PartField
                key={`${part} ${text.own ?? ''}`}
                part={part}
                language={language}
                text={text}
                onTry={typed =>
                  onTry(({ [part]: before, ...rest }) => {
                    if (before === typed) return { ...rest, ...(before !== undefined && { [part]: before }) }
                    return typed === undefined ? rest : { ...rest, [part]: typed }
                  })
                }
              />
            )
          )
        })
      }
    </Loaded>
  )
}
