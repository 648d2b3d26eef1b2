import type { PracticeGame } from '@fairground/contract/entities/games/practice-game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { usePlayer } from '#core/session/session.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { getGameKind } from '#kinds/game-kind.ts'
import { canPractise } from '#kinds/practice.ts'
import { isInstant } from '#kinds/game-address.ts'
import { useGameIdInPath } from '#shared/game/use-game-id-in-path.ts'
import { useRecordedStep } from '#shared/rewards/record-step.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { DrawPractice } from './draw-practice.tsx'
import { ScratchPractice } from './scratch-practice.tsx'
import { usePractice } from './use-practice.ts'
import { WalletCard } from './wallet-card.tsx'

function NoPractice() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('practice.missing')}
      text={t('practice.missingText')}
      action={<ButtonLink href="/practice">{t('practice.all')}</ButtonLink>}
    />
  )
}

function Practising({ game }: { game: PracticeGame }) {
  const t = useText()
  const practice = usePractice(game)
  useRecordedStep('gamePractised', game.gameId, practice.wallet.plays > 0)
  const Game = isInstant(game) ? ScratchPractice : DrawPractice
  return (
    <PageFrame
      narrow
      back={
        <TextLink href="/practice" icon="back">
          {t('practice.all')}
        </TextLink>
      }
      title={t('practice.title', { game: game.gameTitle })}
      intro={t('practice.intro')}
    >
      <Note tone="warn" icon="info">
        <b>{t('practice.badge')}</b> {t('practice.marked')}
      </Note>
      <Game game={game} practice={practice} />
      <WalletCard wallet={practice.wallet} currencyId={game.currencyId} onRestart={practice.restart} />
      <p className="small muted">{t('practice.odds')}</p>
    </PageFrame>
  )
}

function LoadedPractice({ gameId }: { gameId: number }) {
  const t = useText()
  // Restrictions belong to a player, so the answer for one player is not shown to another.
  const viewer = usePlayer()?.id
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['getPracticeGame', gameId, viewer],
    queryFn: () => call('getPracticeGame', { gameId, languageId: bootstrap.languageId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (error && !data)
    return (
      <ErrorState
        heading="h1"
        title={t('practice.failed')}
        text={thrownText(error)}
        retry={{ label: t('common.retry'), loading: isFetching, onPress: () => void refetch() }}
      />
    )
  if (!data)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={420} />
      </SkeletonGroup>
    )
  return canPractise(getGameKind(data.gameRule)) ? <Practising game={data} /> : <NoPractice />
}

/** A game with play money. Draw and settlement run in the browser, so nothing of it reaches the server. */
export function PracticeScreen() {
  const gameId = useGameIdInPath()
  return gameId === undefined ? <NoPractice /> : <LoadedPractice key={gameId} gameId={gameId} />
}
