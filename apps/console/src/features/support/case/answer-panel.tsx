import { type FormEvent, useId, useState } from 'react'
import { useAct } from '#core/api/use-act.ts'
import { useRows } from '#core/api/use-rows.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { ShownCase } from './shown-case.ts'
import { insertText } from './insert-text.ts'
import styles from './case.module.css'

const maxLength = 4000
const macroLimit = 200

/** Answers a case, with prepared texts in the language of the sender. */
export function AnswerPanel({
  shown: { code, status, language },
  onAnswered,
}: {
  readonly shown: ShownCase
  readonly onAnswered: () => void
}) {
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const id = useId()
  const answer = useAct('answerSupportCase')
  const macros = useRows('listSupportMacros', { limit: macroLimit })
  const fitting = macros.rows.filter(macro => macro.language === language)
  const others = macros.rows.filter(macro => macro.language !== language)
  const isEmpty = text.trim() === ''

  const insert = (macroId: string) => {
    const chosen = macros.rows.find(macro => String(macro.macroId) === macroId)
    if (chosen) setText(insertText(text, chosen.text))
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setHasTried(true)
    if (isEmpty || answer.isPending) return
    await answer.mutateAsync({ code, text, reason: 'Answer to the sender' })
    say({ tone: 'win', title: 'The answer is sent' })
    setText('')
    setHasTried(false)
    onAnswered()
  }
  const field = {
    id,
    label: 'Your answer',
    hint: '{name} and {code} stand for the name of the sender and the number of the case.',
    error: hasTried && isEmpty ? 'Write an answer' : undefined,
    isOptional: false,
    isChanged: text !== '',
  }
  return (
    <Panel title="Answer">
      <form
        className={styles.form}
        noValidate
        // A failure is shown by the state of the act.
        onSubmit={event => void submit(event).catch(() => undefined)}
      >
        <label className={styles.insert}>
          Insert a prepared text
          <select value="" onChange={event => insert(event.target.value)}>
            <option value="">{macros.rows.length === 0 ? 'There is none' : 'Choose…'}</option>
            {[...fitting, ...others].map(macro => (
              <option key={macro.macroId} value={macro.macroId}>
                {macro.name} ({macro.language})
              </option>
            ))}
          </select>
        </label>
        <FieldBox field={field}>
          <InputBox>
            <textarea
              {...toControlAttributes(field)}
              rows={6}
              maxLength={maxLength}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          </InputBox>
        </FieldBox>
        {answer.isError && <Problem error={answer.error} what="The answer was not sent." />}
        <div className={styles.send}>
          <span>Sent by mail, and to players in the site</span>
          <Button
            tone="main"
            size="lg"
            icon="mail"
            type="submit"
            isLoading={answer.isPending}
            disabledReason={status === 'closed' ? 'The case is closed' : undefined}
          >
            Send the answer
          </Button>
        </div>
      </form>
    </Panel>
  )
}
