import { useFormat } from '#core/operator/use-format.ts'
import { Tag } from '#parts/values/tag.tsx'
import { statusWords } from '../model/kind-words.ts'
import type { Thing } from '../model/things.ts'
import styles from './list.module.css'

const toWord = (word: string, count: number): string => (count > 1 ? `${word} ${count}` : word)

/** What players see of it, and what waits. */
export function StateTags({ thing: { live, drafts, scheduled } }: { readonly thing: Thing }) {
  const { moment } = useFormat()
  const [next] = scheduled
  return (
    <span className={styles.tags}>
      {live.length > 0 && (
        <Tag tone={statusWords.live.tone} icon={statusWords.live.icon}>
          {toWord(statusWords.live.word, live.length)}
        </Tag>
      )}
      {next && (
        <Tag tone={statusWords.scheduled.tone} icon={statusWords.scheduled.icon}>
          {next.liveFrom === null ? statusWords.scheduled.word : `From ${moment(next.liveFrom)}`}
        </Tag>
      )}
      {drafts.length > 0 && (
        <Tag tone={statusWords.draft.tone} icon={statusWords.draft.icon}>
          {toWord(statusWords.draft.word, drafts.length)}
        </Tag>
      )}
    </span>
  )
}
