import { Note } from '@fairground/ui/parts/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { JoinedTicket, type JoinedTicketProps } from '#features/pick/joined-ticket.tsx'

type JoinedLinesProps = Omit<JoinedTicketProps, 'notice'> & { when: string | undefined }

/** The bought ticket, once all its lines are here; with a word when they went to a later draw than the one picked. */
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
