import type { Ticket } from '@fairground/contract/entities/plays/ticket'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import { useGameLobby, useGameResults } from '#shared/game/game-queries.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { PlayLine } from '#kinds/play-line.tsx'
import styles from './scan-answer.module.css'

/** The numbers of the ticket beside the drawn numbers, for comparison. */
export function ScannedTicket({ ticket, ended }: { ticket: Ticket; ended: boolean }) {
  const t = useText()
  const { gameInstanceId, gameTitle, plays, boughtAt } = ticket
  const game = useGameLobby(gameInstanceId, null).data?.game
  const results = useGameResults(gameInstanceId, ended).data
  const marks = results && game && getSiteKind(game.gameRule).marksLines ? results : undefined
  const at = game?.tournamentStartTime ?? null
  return (
    <div className={styles.ticket}>
      <h3>{gameTitle}</h3>
      <p className="small muted num">
        {t('after.scan.bought', { when: dayAndTime(boughtAt), id: gameInstanceId })}
      </p>
      {!ended && at !== null && <p>{t('after.scan.comeBack', { when: dayAndTime(at) })}</p>}
      {game && results && (
        <div className={styles.drawn}>
          <span className="small muted">{t('after.scan.drawn')}</span>
          <DrawnResult
            drawn={{ gameRule: game.gameRule, numbers: results.drawn, numbers2nd: results.drawn2nd }}
          />
        </div>
      )}
      {game && (
        <ol>
          {plays.map((play, i) => (
            <PlayLine
              key={play.seq}
              n={i + 1}
              play={play}
              gameRule={game.gameRule}
              hits={marks && new Set(marks.drawn)}
              bonusHits={marks && new Set(marks.drawn2nd ?? [])}
            />
          ))}
        </ol>
      )}
      {ended && (
        <TextLink href={`/draws?id=${gameInstanceId}`} icon="shield">
          {t('after.scan.verify')}
        </TextLink>
      )}
    </div>
  )
}
