import { useId, useState } from 'react'
import { useAct } from '#core/api/use-act.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { say } from '#core/toasts.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { findPlaceholders, findTextProblem } from './check-text.ts'
import type { ListedText } from './use-texts.ts'
import styles from './texts.module.css'

const minReason = 10

interface TextEditorProps {
  readonly language: string
  readonly text: ListedText
  /** It stays for the next text, because a translator has one reason for many. */
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly onNext: () => void
  readonly onClose: () => void
}

/** One text with its source. Its placeholders are checked while a person types. */
export function TextEditor({ language, text, reason, onReason, onNext, onClose }: TextEditorProps) {
  const { key, source, shipped, own, isChanged } = text
  const stored = own ?? shipped ?? ''
  const [typed, setTyped] = useState(stored)
  const act = useAct('changeText')
  const { mayDo } = useRights()
  const id = useId()
  const isOther = typed !== stored || isChanged
  const problem = typed === stored && !isChanged ? undefined : findTextProblem(typed, source)
  const need = mayDo('changeText') ? undefined : describeNeed('content.publish')
  const noReason = reason.trim().length < minReason ? 'Give a reason of at least 10 characters' : undefined
  const field = {
    id: `${id}-text`,
    label: `Text in ${language}`,
    hint: undefined,
    error: typed === '' && stored === '' ? undefined : problem,
    isOptional: false,
    isChanged: typed !== stored,
  }
  const why = {
    id: `${id}-reason`,
    label: 'Reason',
    hint: 'Stays for the next text. The audit log stores it.',
    isOptional: false,
    isChanged: false,
  }
  const placeholders = findPlaceholders(source)
  const send = async (next: string | null): Promise<void> => {
    try {
      await act.mutateAsync({ language, key, text: next, reason })
    } catch {
      return
    }
    say({
      tone: 'win',
      title: next === null ? 'The text of the release is shown again' : 'The text is saved',
    })
    if (next !== null) onNext()
  }
  return (
    <Panel
      title="Text"
      tools={
        <Button tone="quiet" icon="close" label="Close the text" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Facts
        isLeft
        facts={[
          { title: 'Key', value: <code className={styles.key}>{key}</code> },
          { title: 'English', value: <span className={styles.source}>{source}</span> },
          ...(shipped === null
            ? []
            : [{ title: 'Release', value: <span className={styles.source}>{shipped}</span> }]),
          ...(placeholders.length === 0
            ? []
            : [{ title: 'Must contain', value: placeholders.map(name => `{{${name}}}`).join(' ') }]),
        ]}
      />
      {isChanged && (
        <Note tone="warn" icon="warning">
          The English text changed after this one. Correct it, or save it as it is.
        </Note>
      )}
      <FieldBox field={field}>
        <InputBox>
          <textarea
            {...toControlAttributes(field)}
            lang={language.replace('_', '-')}
            rows={4}
            value={typed}
            readOnly={need !== undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </InputBox>
      </FieldBox>
      <FieldBox field={why}>
        <InputBox>
          <input
            {...toControlAttributes(why)}
            value={reason}
            readOnly={need !== undefined}
            onChange={({ target }) => onReason(target.value)}
          />
        </InputBox>
      </FieldBox>
      {act.error && (
        <Note tone="bad" icon="warning">
          {describeError(act.error)}
        </Note>
      )}
      <div className={styles.acts}>
        {own !== null && (
          <Button disabledReason={need ?? noReason} onPress={() => void send(null)}>
            Show the release’s text
          </Button>
        )}
        <Button
          tone="main"
          isLoading={act.isPending}
          disabledReason={need ?? (isOther ? (problem ?? noReason) : 'The text is not changed')}
          onPress={() => void send(typed)}
        >
          Save and next
        </Button>
      </div>
    </Panel>
  )
}
