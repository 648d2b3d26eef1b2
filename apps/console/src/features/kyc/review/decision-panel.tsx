import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '#core/api/use-act.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonField } from '#parts/form/controls/reason-field.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { QueuedRequest } from '../queue/queue-list.tsx'
import { type Decision, decisionNames, decisions, preparedTexts } from './decisions.ts'
import styles from './review.module.css'

const minReason = 10
const maxText = 1000

type RequestKind = OperatorInput<'requestDocuments'>['kind']

/** What keeps the decision from being sent. */
const check = (decision: Decision, text: string, reason: string) => ({
  text: decision !== 'accept' && text.trim() === '' ? 'Write what the player must do' : undefined,
  reason: reason.trim().length < minReason ? `Give a reason of at least ${minReason} characters` : undefined,
})

/** Sends a decision: an answer, or the same request again with a new text. */
const useDecide = ({ requestId, username, kind }: QueuedRequest) => {
  const answer = useAct('answerDocumentRequest')
  const ask = useAct('requestDocuments')
  return (decision: Decision, text: string, reason: string): Promise<unknown> =>
    decision === 'again'
      ? ask.mutateAsync({ username, kind: kind as RequestKind, text, reason })
      : answer.mutateAsync({
          requestId,
          status: decision === 'accept' ? 'VERIFIED' : 'REJECTED',
          text: decision === 'accept' ? '' : text,
          reason,
        })
}

function PlayerText({
  text,
  error,
  onChange,
}: {
  readonly text: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}) {
  const id = useId()
  const field = { id, label: 'The player reads', error, isOptional: false, isChanged: false }
  return (
    <>
      <div className={styles.chips} role="group" aria-label="Prepared texts">
        {preparedTexts.map(prepared => (
          <Button
            key={prepared.title}
            isPressed={text === prepared.text}
            onPress={() => onChange(prepared.text)}
          >
            {prepared.title}
          </Button>
        ))}
      </div>
      <FieldBox field={field}>
        <InputBox>
          <textarea
            {...toControlAttributes(field)}
            rows={4}
            maxLength={maxText}
            value={text}
            onChange={event => onChange(event.target.value)}
          />
        </InputBox>
      </FieldBox>
    </>
  )
}

/** Accepts, asks again or rejects. */
export function DecisionPanel({
  request,
  onDone,
}: {
  readonly request: QueuedRequest
  readonly onDone: () => void
}) {
  const [decision, setDecision] = useState<Decision>('accept')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { mayDo } = useRights()
  const decide = useDecide(request)
  const name = useId()
  const errors = check(decision, text, reason)
  const words = decisions[decision]

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setHasTried(true)
    if (isSending || errors.text !== undefined || errors.reason !== undefined) return
    setIsSending(true)
    setFailure(undefined)
    try {
      await decide(decision, text, reason)
      say({ tone: 'win', title: words.done })
      onDone()
    } catch (error) {
      setFailure(error)
      setIsSending(false)
    }
  }
  return (
    <Panel title="Decide">
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <fieldset className={styles.choices}>
          <legend className="vh">Decision</legend>
          {decisionNames.map(each => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={each === decision}
                onChange={() => {
                  setDecision(each)
                  setReason('')
                }}
              />
              <b>{decisions[each].title}</b>
              <small>{decisions[each].note}</small>
            </label>
          ))}
        </fieldset>
        {decision !== 'accept' && (
          <PlayerText text={text} onChange={setText} error={hasTried ? errors.text : undefined} />
        )}
        <ReasonField
          reasons={words.reasons}
          field={{
            id: `${name}-reason`,
            path: 'reason',
            name: 'reason',
            label: 'Reason for the log',
            error: hasTried ? errors.reason : undefined,
            node: {},
            value: reason,
            onChange: value => setReason(String(value)),
            isOptional: false,
            isChanged: false,
          }}
        />
        {Boolean(failure) && <Problem error={failure} what="Nothing was decided." />}
        <div className={styles.send}>
          <span>Sent by mail and in the site</span>
          <Button
            tone={decision === 'reject' ? 'danger' : 'main'}
            size="lg"
            type="submit"
            isLoading={isSending}
            disabledReason={mayDo('answerDocumentRequest') ? undefined : describeNeed('documents.decide')}
          >
            {words.button} and next
          </Button>
        </div>
      </form>
    </Panel>
  )
}
