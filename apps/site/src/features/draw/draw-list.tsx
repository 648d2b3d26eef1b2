import { Card } from '@fairground/ui/parts/card.tsx'
import { Chip, ChipRow } from '@fairground/ui/parts/chip.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#app/text.ts'
import { type ChosenFile, FileChoice } from '#features/draw/file-choice.tsx'
import { GameDraws } from '#features/draw/game-draws.tsx'
import { gameKind } from '#shared/game-kind.ts'
import { gameTypesQuery } from '#shared/game-queries.ts'
import { PageFrame } from '#shared/page-frame.tsx'
import styles from './draw-page.module.css'

const drawnKinds = ['lottery', 'pick', 'raffle', 'bingo'] as const

/** The last winning numbers of every game, each draw with the way to check it. */
export function DrawList({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const t = useText()
  const [address, setAddress] = useSearchParams()
  const { data, error, refetch } = useQuery(gameTypesQuery)
  const games = data?.gameTypes.filter(game => drawnKinds.some(kind => kind === gameKind(game))) ?? []
  const kinds = drawnKinds.filter(kind => games.some(game => gameKind(game) === kind))
  const chosen = kinds.find(kind => kind === address.get('kind'))
  const choose = (kind: string | undefined) =>
    setAddress(kind === undefined ? {} : { kind }, { replace: true })
  return (
    <PageFrame
      title={t('draw.list.title')}
      intro={t('draw.list.intro')}
      end={
        <TextLink href="/replay" icon="play">
          {t('draw.list.replays')}
        </TextLink>
      }
    >
      {kinds.length > 1 && (
        <ChipRow label={t('draw.list.kinds')}>
          <Chip pressed={chosen === undefined} onPress={() => choose(undefined)}>
            {t('draw.list.allKinds')}
          </Chip>
          {kinds.map(kind => (
            <Chip key={kind} pressed={chosen === kind} onPress={() => choose(kind)}>
              {t(`kind.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {error && !data && (
        <ErrorState
          title={t('draw.list.failed.title')}
          text={t('draw.list.failed.text')}
          retry={{ label: t('draw.list.failed.retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <SkeletonGroup label={t('draw.list.loading')}>
          <Skeleton height={220} />
        </SkeletonGroup>
      )}
      {data && games.length === 0 && (
        <EmptyState title={t('draw.list.none')} text={t('draw.list.noneText')} />
      )}
      <div className={styles.games}>
        {games
          .filter(game => chosen === undefined || gameKind(game) === chosen)
          .map(game => (
            <GameDraws key={game.gameId} game={game} />
          ))}
      </div>
      <Card title={t('draw.list.checkFile')}>
        <p className={styles.upload}>{t('draw.verify.uploadText')}</p>
        <FileChoice onFile={onFile} />
      </Card>
    </PageFrame>
  )
}
