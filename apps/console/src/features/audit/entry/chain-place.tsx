import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Hash } from '#parts/values/hash.tsx'
import type { EntryVerdict, Neighbours } from './check-entry.ts'
import styles from './entry.module.css'

const verdicts: Readonly<
  Record<
    EntryVerdict,
    {
      readonly tone: 'good' | 'bad' | 'neutral'
      readonly icon: 'check' | 'warning' | 'info'
      readonly text: string
    }
  >
> = {
  fits: {
    tone: 'good',
    icon: 'check',
    text: 'Computed in this browser: the hash of this entry and of its neighbour fit.',
  },
  altered: {
    tone: 'bad',
    icon: 'warning',
    text: 'Computed in this browser: the hash does not fit the content. The entry was altered.',
  },
  nextDoesNotFollow: {
    tone: 'bad',
    icon: 'warning',
    text: 'Computed in this browser: the next entry does not follow this one, or was altered.',
  },
  unknown: { tone: 'neutral', icon: 'info', text: 'This browser cannot compute the hash of this entry.' },
}

/** The hashes before, of and after an entry, as this browser computed them. */
export function ChainPlace({
  neighbours: { before, entry, after },
  verdict,
}: {
  readonly neighbours: Neighbours
  readonly verdict: EntryVerdict
}) {
  const { tone, icon, text } = verdicts[verdict]
  return (
    <Panel title="Its place in the chain">
      <dl className={styles.chain}>
        <dt>before</dt>
        <dd>{before ? <Hash value={before.hash} name="hash before" /> : 'the log begins here'}</dd>
        <dt>this</dt>
        <dd>
          <Hash value={entry.hash} name="hash of this entry" />
        </dd>
        <dt>after</dt>
        <dd>{after ? <Hash value={after.hash} name="hash after" /> : 'the newest entry'}</dd>
      </dl>
      <Note tone={tone} icon={icon}>
        {text}
      </Note>
    </Panel>
  )
}
