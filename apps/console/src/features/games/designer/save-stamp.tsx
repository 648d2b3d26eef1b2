import { useFormat } from '#core/operator/use-format.ts'
import { Button } from '#parts/controls/button.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { Draft } from './use-draft.ts'

/** Says when the draft was stored, or why it was not. */
export function SaveStamp({ draft }: { readonly draft: Draft }) {
  const { clock } = useFormat()
  const { state } = draft
  return (
    <span aria-live="polite">
      {state.kind === 'saved' && `Draft saved ${clock(state.at)}`}
      {(state.kind === 'unsaved' || state.kind === 'saving') && 'Saving…'}
      {state.kind === 'unreadable' && (
        <Tag tone="warn" icon="warning">
          Not saved: correct the marked fields
        </Tag>
      )}
      {state.kind === 'failed' && (
        <>
          <Tag tone="bad" icon="warning">
            Not saved: {describeError(state.error)}
          </Tag>{' '}
          <Button onPress={draft.saveNow}>Try again</Button>
        </>
      )}
    </span>
  )
}
