import { Skeleton } from '@fairground/ui/parts/skeleton.tsx'
import { useText } from '#app/text.ts'
import { InstantPage } from '#features/instant/instant-page.tsx'
import { LobbyLayout } from '#features/order/lobby-layout.tsx'
import { isInstant } from '#shared/game-kind.ts'
import { InstanceLobby } from '#shared/instance-lobby.tsx'

function InstantSkeleton() {
  return (
    <>
      <Skeleton height={140} />
      <LobbyLayout
        main={<Skeleton height={640} />}
        rail={
          <>
            <Skeleton height={340} />
            <Skeleton height={420} />
          </>
        }
        after={null}
      />
    </>
  )
}

/** A deck of scratchcards or crosswords: buying, opening, and what was opened. */
export function InstantScreen() {
  const t = useText()
  return (
    <InstanceLobby
      words={{
        loading: t('instant.loading'),
        missing: {
          title: t('instant.notFound.title'),
          text: t('instant.notFound.text'),
          action: t('instant.notFound.action'),
          href: '/',
        },
      }}
      skeleton={<InstantSkeleton />}
    >
      {(game, lobby) => (isInstant(game) ? <InstantPage game={game} lobby={lobby} /> : null)}
    </InstanceLobby>
  )
}
