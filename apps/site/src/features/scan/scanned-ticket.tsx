import type { Ticket } from '@fairground/contract/entities/ticket'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { DrawnResult } from '#shared/drawn-result.tsx'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { PlayLine } from '#shared/play-line.tsx'
import styles from './scan-answer.module.css'

/** The numbers of the ticket beside those of the draw, so that anybody can compare. */
export function ScannedTicket({ ticket, ended }: { ticket: Ticket; ended: boolean }) {
  const t = useText()
  const { gameInstanceId, gameTitle, plays, boughtAt } = ticket
  const game = useGameLobby(gameInstanceId, null).data?.game
  const results = useGameResults(gameInstanceId, ended).data
  const marks = results && game && !('regularGame' in game.gameRule) ? results : undefined
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
