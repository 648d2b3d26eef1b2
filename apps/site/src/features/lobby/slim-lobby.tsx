import { PageColumns } from '@fairground/ui/layout/page.tsx'
import { SectionHead } from '@fairground/ui/layout/section-head.tsx'
import { useText } from '#core/text/text.ts'
import { cardGames } from './card-games.ts'
import { HowItWorks } from './how-it-works.tsx'
import { JustFinished } from './just-finished.tsx'
import { LastResultCard } from './last-result-card.tsx'
import { LobbyCard } from './lobby-card.tsx'
import { LobbyHero } from './lobby-hero.tsx'
import { FairCard } from './fair-card.tsx'
import { fairHref } from './use-lobby-results.ts'
import styles from './lobby.module.css'
import type { LobbyProps } from './main-lobby.tsx'
import { YourGamesCard } from './your-games-card.tsx'

/** Layout for one to three games, without tabs and filters. */
export function SlimLobby({ games, main, results }: LobbyProps) {
  const t = useText()
  const others = cardGames(games).filter(game => game.gameId !== main?.gameId)
  return (
    <>
      {main && <LobbyHero game={main} proofHref={fairHref(results)} />}
      <div className={styles.slim}>
        <PageColumns
          rail={
            <>
              <YourGamesCard games={games} />
              <LastResultCard result={results.last} />
              <FairCard href={fairHref(results)} />
            </>
          }
        >
          {others.length > 0 && (
            <section className={styles.first} aria-labelledby="also-on">
              <SectionHead id="also-on" title={t('lobby.alsoOn')} />
              <div className={styles.few}>
                {others.map(game => (
                  <LobbyCard key={game.gameId} game={game} />
                ))}
              </div>
            </section>
          )}
          <HowItWorks />
          <JustFinished games={games} draws={results.draws} />
        </PageColumns>
      </div>
    </>
  )
}
