import { Skeleton } from '@fairground/ui/parts/skeleton.tsx'
import { Navigate } from 'react-router'
import { useText } from '#app/text.ts'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { PickPage } from '#features/pick/pick-page.tsx'
import { gameHref } from '#shared/game-kind.ts'
import { InstanceLobby } from '#shared/instance-lobby.tsx'
import { playRuleOf } from '#shared/line-shape.ts'

function PickSkeleton() {
  return (
    <>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={640} />}
        rail={
          <>
            <Skeleton height={360} />
            <Skeleton height={280} />
          </>
        }
        after={<Skeleton height={200} />}
      />
    </>
  )
}

/** The game lobby of a draw with picked numbers. */
export function PickScreen() {
  const t = useText()
  return (
    <InstanceLobby
      words={{
        loading: t('pick.loading'),
        missing: {
          title: t('pick.notFound.title'),
          text: t('pick.notFound.text'),
          action: t('pick.notFound.action'),
          href: '/draws',
        },
      }}
      skeleton={<PickSkeleton />}
    >
      {(game, lobby) => {
        const rule = playRuleOf(game.gameRule)
        // A game whose plays are dealt has a lobby of its own.
        return rule.kind === 'dealt' ? (
          <Navigate to={gameHref(game)} replace />
        ) : (
          <PickPage game={game} lobby={lobby} rule={rule} />
        )
      }}
    </InstanceLobby>
  )
}
