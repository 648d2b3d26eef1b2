import type { Game } from '@fairground/contract/entities/games/game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { SegmentedLinks } from '@fairground/ui/controls/segmented.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { useInstance } from '#features/tickets/use-instance.ts'
import { dayAndTime } from '#core/time/date.ts'
import { gameHref } from '#kinds/game-address.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { useInstanceId } from '#shared/game/use-instance-id.ts'

export interface InstancePageProps {
  /** The selected page about the game. */
  about: 'bets' | 'payout' | 'players'
  back?: { href: string; label: string }
  children: (game: Game) => ReactNode
}

const pages = ['bets', 'payout', 'players'] as const

function NoSuchGame() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('after.instance.missing')}
      text={t('after.instance.missingText')}
      action={<ButtonLink href="/">{t('after.toLobby')}</ButtonLink>}
    />
  )
}

function LoadedInstance({
  gameInstanceId,
  about,
  back,
  children,
}: InstancePageProps & { gameInstanceId: number }) {
  const t = useText()
  const { game, missing } = useInstance(gameInstanceId)
  if (missing) return <NoSuchGame />
  if (game === undefined)
    return (
      <SkeletonGroup label={t('common.loading')}>
        <Skeleton height={96} />
        <Skeleton height={320} />
      </SkeletonGroup>
    )
  const { tournamentStartTime: at } = game
  const to = back ?? { href: gameHref(game), label: t('after.instance.toGame') }
  return (
    <PageFrame
      narrow
      back={
        <TextLink href={to.href} icon="back">
          {to.label}
        </TextLink>
      }
      title={game.gameTitle}
      intro={[...(at === null ? [] : [dayAndTime(at)]), `#${gameInstanceId}`].join(' · ')}
    >
      <SegmentedLinks
        label={game.gameTitle}
        selected={about}
        items={pages.map(id => ({
          id,
          label: t(`after.${id}.title`),
          href: `/${id}?id=${gameInstanceId}`,
        }))}
      />
      {children(game)}
    </PageFrame>
  )
}

/** Frame of a page about the game instance in `?id=`. */
export function InstancePage(props: InstancePageProps) {
  const gameInstanceId = useInstanceId()
  if (gameInstanceId === undefined) return <NoSuchGame />
  return <LoadedInstance key={gameInstanceId} gameInstanceId={gameInstanceId} {...props} />
}
