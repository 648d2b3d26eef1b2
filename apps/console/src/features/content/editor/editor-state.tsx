import { useFormat } from '#core/operator/use-format.ts'
import { describeError } from '#parts/feedback/problem.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { statusWords } from '../model/kind-words.ts'
import { type FullVersion, toAuthor } from '../model/things.ts'
import type { Draft } from './use-draft.ts'
import styles from './editor.module.css'

/** Beside the title: what players see, and whether the draft is stored. */
export function EditorState({
  draft,
  versions,
}: {
  readonly draft: Draft
  readonly versions: readonly FullVersion[]
}) {
  const { clock, moment } = useFormat()
  const stored = versions.find(({ status }) => status === 'draft')
  const live = versions.find(({ status }) => status === 'live')
  const next = versions.find(({ status }) => status === 'scheduled')
  const said = draft.isSaving
    ? 'saving'
    : draft.isChanged
      ? draft.errors.length > 0
        ? 'not saved: correct the marked fields'
        : 'not saved yet'
      : stored
        ? `saved ${clock(stored.createdAt)} by ${toAuthor(stored)}`
        : undefined
  return (
    <span className={styles.state}>
      {live ? (
        <Tag tone={statusWords.live.tone} icon={statusWords.live.icon}>
          {statusWords.live.word}
        </Tag>
      ) : (
        <Tag>Not on the site</Tag>
      )}
      {next?.liveFrom && (
        <Tag tone={statusWords.scheduled.tone} icon={statusWords.scheduled.icon}>
          From {moment(next.liveFrom)}
        </Tag>
      )}
      {stored && (
        <Tag tone={statusWords.draft.tone} icon={statusWords.draft.icon}>
          {statusWords.draft.word}
        </Tag>
      )}
      <span aria-live="polite">{said}</span>
      {draft.failure !== undefined && (
        <Tag tone="bad" icon="warning">
          {describeError(draft.failure)}
        </Tag>
      )}
    </span>
  )
}
