import { Link } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { toWords } from '#parts/form/words/to-words.ts'
import { Panel } from '#parts/layout/panel.tsx'
import { Change } from '#parts/values/change.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Person } from '#parts/values/person.tsx'
import { When } from '#parts/values/when.tsx'
import type { Entry } from '../log/entry-row.ts'
import { toActionWords } from '../words/action-words.ts'
import { toSubjectWords } from '../words/subject-link.ts'
import { ChainPlace } from './chain-place.tsx'
import { checkEntry, findNeighbours } from './check-entry.ts'
import styles from './entry.module.css'

const hashPattern = /^[0-9a-f]{64}$/
const firstMoment = Date.UTC(2020, 0, 1)
const lastMoment = Date.UTC(2100, 0, 1)

/** A value of the log for a person: hashes are short, and numbers that are moments are times. */
const toText = (value: unknown, moment: (at: number) => string): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && value >= firstMoment && value < lastMoment) return moment(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return hashPattern.test(text) ? `${text.slice(0, 4)}…${text.slice(-4)}` : text
}

const toFieldWords = (field: string): string =>
  field === '' ? 'Value' : field.split('.').map(toWords).join(' · ')

function Subject({ subject }: { readonly subject: string }) {
  const path = usePath()
  const { text, page, id } = toSubjectWords(subject)
  return page && id ? (
    <Link className={styles.link} to={path(page, id)}>
      {text}
    </Link>
  ) : (
    text
  )
}

function Content({ entry }: { readonly entry: Entry }) {
  const { moment } = useFormat()
  const { actorName, action, subject, reason, changes, at } = entry
  if (entry.isSealed)
    return (
      <Note icon="lock">
        This entry is sealed for you. Its number, time and hash show that the chain is whole.
      </Note>
    )
  return (
    <>
      <Person name={actorName ?? 'Platform'} note={<When at={at} style="seconds" />} />
      <Facts
        facts={[
          { title: 'What', value: toActionWords(action) },
          { title: 'About', value: <Subject subject={subject} /> },
          { title: 'When', value: <When at={at} /> },
        ]}
      />
      <p className={styles.reason}>“{reason}”</p>
      {changes.length > 0 && (
        <>
          <h3 className={styles.heading}>Before and after</h3>
          <Facts
            facts={changes.map(({ field, before, after }) => ({
              title: toFieldWords(field),
              value: <Change before={toText(before, moment)} after={toText(after, moment)} />,
            }))}
          />
        </>
      )}
    </>
  )
}

/** One entry: who did what and why, what changed, and its place in the chain. */
export function EntryDetail({ seq, onClose }: { readonly seq: number; readonly onClose: () => void }) {
  const memberId = useMemberId()
  // The page that ends with the entry before this one: the next, this and the one before.
  const query = useOperation('readAuditLog', { after: seq + 2, limit: 3 })
  return (
    <Loaded query={query} what="The entry did not load.">
      {({ entries }) => {
        const found = findNeighbours(entries, seq)
        return (
          <>
            <Panel
              title={`Entry ${formatCount(seq)}`}
              tools={
                <Button tone="quiet" icon="close" onPress={onClose}>
                  Close
                </Button>
              }
            >
              {found ? <Content entry={found.entry} /> : <Empty icon="info" title="There is no such entry" />}
            </Panel>
            {found && <ChainPlace neighbours={found} verdict={checkEntry(memberId, found)} />}
          </>
        )
      }}
    </Loaded>
  )
}
