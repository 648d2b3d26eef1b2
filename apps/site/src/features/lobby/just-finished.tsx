import type { Game } from '@fairground/contract/entities/games/game'
import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import { historyPageSize } from '@fairground/contract/constants'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { SectionHead } from '@fairground/ui/layout/section-head.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { DrawnResult } from '#kinds/drawn-result.tsx'
import { finishedGames } from './card-games.ts'
import styles from './just-finished.module.css'

function Row({ game, draw }: { game: Game; draw: LastDraw | undefined }) {
  const t = useText()
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <b>{game.gameTitle}</b>
        <span className="meta num">{clockTime(game.tournamentStartTime ?? 0)}</span>
      </span>
      {draw && (
        <DrawnResult
          drawn={{ ...draw, gameRule: game.gameRule }}
          size={34}
          maxTickets={3}
          className={styles.balls}
        />
      )}
      <TextLink href={`/draws?id=${game.gameInstanceId}`} iconAfter="shield" className={styles.verify}>
        {t('common.verify')}
      </TextLink>
    </li>
  )
}

/** Games that ended in the last hour, in pages. */
export function JustFinished({
  games,
  draws,
}: {
  games: readonly Game[]
  draws: ReadonlyMap<number, LastDraw>
}) {
  const t = useText()
  const [pages, setPages] = useState(1)
  const ended = finishedGames(games)
  if (ended.length === 0) return null
  const shown = ended.slice(0, pages * historyPageSize)
  const left = ended.length - shown.length
  return (
    <section className={styles.section} aria-labelledby="just-finished">
      <SectionHead id="just-finished" title={t('lobby.justFinished')} />
      <Card as="div" pad="none">
        <ul className={styles.list}>
          {shown.map(game => (
            <Row key={game.gameInstanceId} game={game} draw={draws.get(game.gameInstanceId)} />
          ))}
        </ul>
      </Card>
      {left > 0 && (
        <div className={styles.more}>
          <Button onPress={() => setPages(pages + 1)}>
            {t('lobby.showMore', { count: Math.min(left, historyPageSize) })}
          </Button>
        </div>
      )}
    </section>
  )
}
