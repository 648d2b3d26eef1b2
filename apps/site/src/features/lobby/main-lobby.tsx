import type { Game } from '@fairground/contract/entities/games/game'
import { PageColumns } from '@fairground/ui/layout/page.tsx'
import { TopAd } from '#features/ads/top-ad.tsx'
import { cardGames } from './card-games.ts'
import { ComingUp } from './coming-up.tsx'
import { FairCard } from './fair-card.tsx'
import { GameList } from './game-list.tsx'
import { JustFinished } from './just-finished.tsx'
import { LastResultCard } from './last-result-card.tsx'
import { LobbyHero } from './lobby-hero.tsx'
import { fairHref, type LobbyResults } from './use-lobby-results.ts'
import styles from './lobby.module.css'
import { YourGamesCard } from './your-games-card.tsx'

export interface LobbyProps {
  readonly games: readonly Game[]
  readonly main: Game | undefined
  readonly results: LobbyResults
}

export function MainLobby({ games, main, results }: LobbyProps) {
  return (
    <>
      {main && <LobbyHero game={main} proofHref={fairHref(results)} />}
      <ComingUp games={games} />
      <TopAd screen="LOBBY" />
      <div className={styles.body}>
        <PageColumns
          rail={
            <>
              <YourGamesCard games={games} />
              <LastResultCard result={results.last} />
              <FairCard href={fairHref(results)} />
            </>
          }
        >
          <GameList games={cardGames(games)} />
          <JustFinished games={games} draws={results.draws} />
        </PageColumns>
      </div>
    </>
  )
}
