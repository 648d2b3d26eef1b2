import type { Game } from '@fairground/contract/entities/game'
import { Card } from '@fairground/ui/parts/card.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGames } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { type ChosenFile, FileChoice } from '#features/draw/file-choice.tsx'
import { GameDraws } from '#features/draw/game-draws.tsx'
import { lineShapeOf } from '#shared/line-shape.ts'
import styles from './draw-page.module.css'

const oncePerGame = (games: readonly Game[]): Game[] => [
  ...new Map(games.map(game => [game.gameId, game])).values(),
]

/** The last winning numbers of every game, each draw with the way to check it. */
export function DrawList({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const t = useText()
  const games = useGames()
  const drawn = oncePerGame(games ?? []).flatMap(game => {
    const shape = lineShapeOf(game.gameRule)
    return shape ? [{ game, max: shape.first.of }] : []
  })
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('draw.list.title')}</h1>
      <p className={styles.intro}>{t('draw.list.intro')}</p>
      {games === null && (
        <SkeletonGroup label={t('draw.list.loading')}>
          <Skeleton height={220} />
        </SkeletonGroup>
      )}
      {games && drawn.length === 0 && (
        <EmptyState title={t('draw.list.none')} text={t('draw.list.noneText')} />
      )}
      {drawn.map(({ game, max }) => (
        <GameDraws key={game.gameId} game={game} max={max} />
      ))}
      <Card title={t('draw.list.checkFile')}>
        <p className={styles.upload}>{t('draw.verify.uploadText')}</p>
        <FileChoice onFile={onFile} />
      </Card>
    </div>
  )
}
