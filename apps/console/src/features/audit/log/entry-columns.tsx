import { Icon } from '@fairground/ui/icons/icon.tsx'
import { formatCount } from '#core/format/numbers.ts'
import { formatDay, formatMoment, formatSeconds } from '#core/format/times.ts'
import type { Column } from '#parts/table/types.ts'
import { isLook, toActionWords } from '../words/action-words.ts'
import { toSubjectWords } from '../words/subject-link.ts'
import type { Entry } from './entry-row.ts'
import styles from './entry-columns.module.css'

const toWho = ({ actorName, isSealed }: Entry): string => (isSealed ? 'Sealed' : (actorName ?? 'Platform'))

/** 14 Nov 20:05:12 */
const toTime = (at: number, zone: string): string =>
  `${formatMoment(at, zone)}${formatSeconds(at, zone).slice(-3)}`

/** The columns of the log. Hashes are shown short, as everywhere. */
export const toEntryColumns = (zone: string): readonly Column<Entry>[] => [
  {
    id: 'seq',
    title: 'Entry',
    width: 92,
    align: 'end',
    always: true,
    cell: ({ seq }) => <span className={styles.seq}>{formatCount(seq)}</span>,
    text: ({ seq }) => String(seq),
  },
  {
    id: 'time',
    title: 'Time',
    width: 140,
    cell: ({ at }) => (
      <time className={styles.time} dateTime={new Date(at).toISOString()} title={formatDay(at, zone)}>
        {toTime(at, zone)}
      </time>
    ),
    text: ({ at }) => `${formatDay(at, zone)} ${formatSeconds(at, zone)}`,
  },
  { id: 'who', title: 'Who', width: 150, always: true, cell: entry => toWho(entry), text: toWho },
  {
    id: 'what',
    title: 'What',
    always: true,
    cell: ({ action, isSealed }) => (
      <b className={styles.what}>
        {isSealed ? <Icon name="lock" size="sm" /> : isLook(action) && <Icon name="eye" size="sm" />}
        {toActionWords(action)}
      </b>
    ),
    text: ({ action }) => toActionWords(action),
  },
  {
    id: 'about',
    title: 'About',
    cell: ({ subject, isSealed }) => (isSealed ? '' : toSubjectWords(subject).text),
    text: ({ subject }) => toSubjectWords(subject).text,
  },
  {
    id: 'reason',
    title: 'Reason',
    cell: ({ reason, isSealed }) => (isSealed ? '' : <span title={reason}>{reason}</span>),
    text: ({ reason }) => reason,
  },
  {
    id: 'hash',
    title: 'Hash',
    width: 108,
    cell: ({ hash }) => (
      <code className={styles.hash} title={hash}>
        {hash.slice(0, 4)}…{hash.slice(-4)}
      </code>
    ),
    text: ({ hash }) => hash,
  },
]
