import { type Notice, notices as allNotices } from '@fairground/fair/steps/notices'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'

const ids = {
  [allNotices.noPolicy]: 'noPolicy',
  [allNotices.noWitness]: 'noWitness',
  [allNotices.oneWitness]: 'oneWitness',
  [allNotices.noControl]: 'noControl',
  [allNotices.notWitnessed]: 'notWitnessed',
} as const satisfies Readonly<Record<Notice, string>>

/** What limits the proof of a valid file. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useText()
  return notices.map(notice => (
    <Note key={notice} tone="warn" icon="warning">
      <b>{t(`draw.verify.notice.${ids[notice]}`)}</b> {t(`draw.verify.notice.${ids[notice]}Text`)}
    </Note>
  ))
}
