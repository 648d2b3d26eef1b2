import { Note } from '@fairground/ui/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { JoinedTicket, type JoinedTicketProps } from './joined-ticket.tsx'

type JoinedLinesProps = Omit<JoinedTicketProps, 'notice'> & { when: string | undefined }

/** The bought ticket after all its lines have loaded, with a note if they moved to a later draw. */
export function JoinedLines({ when, ...ticket }: JoinedLinesProps) {
  const t = useText()
  const moved = useSearchParams()[0].has('moved')
  if (ticket.plays.length < ticket.game.playerPlaysInGame)
    return (
      <SkeletonGroup label={t('pick.joined.loading')}>
        <Skeleton height={320} />
      </SkeletonGroup>
    )
  return (
    <JoinedTicket
      {...ticket}
      notice={
        moved &&
        when && (
          <Note tone="warn" icon="clock">
            {t('pick.joined.moved', { time: when })}
          </Note>
        )
      }
    />
  )
}
