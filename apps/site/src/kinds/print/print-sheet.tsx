import type { Game } from '@fairground/contract/entities/games/game'
import type { Play } from '@fairground/contract/entities/plays/play'
import type { PrintedTicket } from '@fairground/contract/entities/plays/ticket'
import type { Output } from '@fairground/contract/operations'
import { formatExact } from '#core/money-format.ts'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { QrPicture } from '#shared/layout/qr-picture.tsx'
import { fullMoment } from '#core/time/date.ts'
import { totalStake } from '#shared/money/total-stake.ts'
import { PaperPlay } from './paper-play.tsx'
import styles from './print-sheet.module.css'

export interface PrintSheetProps {
  game: Game
  printed: Output<'getGamePlayerPlays'>
}

/** Visible only in print: one ticket per purchase with everything needed to check it later. */
export function PrintSheet({ game, printed }: PrintSheetProps) {
  return (
    <div className={styles.sheet} data-print-sheet="">
      {printed.tickets.map(ticket => (
        <PaperTicket
          key={ticket.ticket}
          game={game}
          ticket={ticket}
          plays={printed.plays.filter(({ joinCode }) => joinCode === ticket.joinCode)}
        />
      ))}
    </div>
  )
}

const groupByFour = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

interface PaperTicketProps {
  game: Game
  ticket: PrintedTicket
  plays: readonly Play[]
}

function PaperTicket({ game, ticket, plays }: PaperTicketProps) {
  const t = useText()
  const facts = [
    ...(game.tournamentStartTime === null
      ? []
      : [[t('pick.print.draw'), fullMoment(game.tournamentStartTime)] as const]),
    [t('pick.print.code'), ticket.joinCode],
    [t('pick.print.ticket'), ticket.ticket],
    [t('pick.print.key'), groupByFour(ticket.code)],
    [t('pick.print.paid'), formatExact(totalStake(plays, game.currencyId), { decimals: 'always' })],
  ] as const
  return (
    <article className={styles.ticket}>
      <header>
        <h2>{game.gameTitle}</h2>
        <p>{bootstrap.siteName}</p>
      </header>
      <QrPicture text={ticket.qr} label={t('pick.print.qr')} className={styles.code} />
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol aria-label={t('pick.print.lines')}>
        {plays.map(play => (
          <li key={play.seq}>
            <PaperPlay play={play} gameRule={game.gameRule} />
          </li>
        ))}
      </ol>
      <p className={styles.help}>{t('pick.print.help', { site: location.host })}</p>
    </article>
  )
}
