import { Skeleton } from '@fairground/ui/feedback/skeleton.tsx'
import { useText } from '#core/text/text.ts'
import { InstantPage } from '#features/instant/instant-page.tsx'
import { LobbyLayout } from '#features/purchase/lobby/lobby-layout.tsx'
import { getInstantFamily } from '#kinds/game-address.ts'
import { InstanceLobby } from '#shared/game/instance-lobby.tsx'

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

/** The screen of a deck of scratchcards or crosswords: buy, open, and review opened cards. */
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
      {(game, lobby) => {
        const family = getInstantFamily(game)
        return family && <InstantPage game={game} family={family} lobby={lobby} />
      }}
    </InstanceLobby>
  )
}
