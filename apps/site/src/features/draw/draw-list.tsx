import { Card } from '@fairground/ui/layout/card.tsx'
import { Chip, ChipRow } from '@fairground/ui/controls/chip.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useText } from '#core/text/text.ts'
import { type ChosenFile, FileChoice } from '#features/draw/file-choice.tsx'
import { GameDraws } from '#features/draw/game-draws.tsx'
import { getGameFamily, isInstant } from '#kinds/game-address.ts'
import { gameFamilies } from '#kinds/game-family.ts'
import { gameTypesQuery } from '#shared/game/game-queries.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import styles from './draw-page.module.css'

/** The latest results of every game, each draw with a link to verify it. */
export function DrawList({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const t = useText()
  const [address, setAddress] = useSearchParams()
  const { data, error, refetch } = useQuery(gameTypesQuery)
  const games = data?.gameTypes.filter(game => !isInstant(game)) ?? []
  const families = gameFamilies.filter(family => games.some(game => getGameFamily(game) === family))
  const chosen = families.find(family => family === address.get('kind'))
  const choose = (kind: string | undefined) =>
    setAddress(kind === undefined ? {} : { kind }, { replace: true })
  return (
    <PageFrame
      title={t('draw.list.title')}
      intro={t('draw.list.intro')}
      end={
        <>
          <TextLink href="/fairness" icon="shield">
            {t('draw.list.fairness')}
          </TextLink>
          <TextLink href="/replay" icon="play">
            {t('draw.list.replays')}
          </TextLink>
        </>
      }
    >
      {families.length > 1 && (
        <ChipRow label={t('draw.list.kinds')}>
          <Chip pressed={chosen === undefined} onPress={() => choose(undefined)}>
            {t('draw.list.allKinds')}
          </Chip>
          {families.map(family => (
            <Chip key={family} pressed={chosen === family} onPress={() => choose(family)}>
              {t(`kind.${family}`)}
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
          .filter(game => chosen === undefined || getGameFamily(game) === chosen)
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
