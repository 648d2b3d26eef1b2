import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { Navigate } from 'react-router'
import { useText } from '#core/text/text.ts'
import { LobbyLayout } from '#features/purchase/lobby/lobby-layout.tsx'
import { PickPage } from '#features/pick/pick-page.tsx'
import { gameHref } from '#kinds/game-address.ts'
import { InstanceLobby } from '#shared/game/instance-lobby.tsx'
import { getSiteKind } from '#kinds/kinds.ts'

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

/** Game lobby of a draw for which players pick numbers. */
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
        const rule = getSiteKind(game.gameRule).playRule
        // Games with dealt plays have a different lobby.
        return rule.kind === 'dealt' ? (
          <Navigate to={gameHref(game)} replace />
        ) : (
          <PickPage game={game} lobby={lobby} rule={rule} />
        )
      }}
    </InstanceLobby>
  )
}
