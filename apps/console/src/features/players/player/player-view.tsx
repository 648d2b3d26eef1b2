import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router'
import { formatCount } from '#core/format/numbers.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Stack } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tabs } from '#parts/layout/tabs.tsx'
import type { Reveal } from '#parts/player/identity/use-reveal.ts'
import { When } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { ActsPanel } from '#features/players/acts/acts-panel.tsx'
import { NoteButton } from '#features/players/acts/note-button.tsx'
import { DocumentsPanel } from '#features/players/overview/documents-panel.tsx'
import { Overview } from '#features/players/overview/overview.tsx'
import { ContactsTab } from '#features/players/tabs/contacts-tab.tsx'
import { LimitsTab } from '#features/players/tabs/limits-tab.tsx'
import { LogTab } from '#features/players/tabs/log-tab.tsx'
import { VerificationTab } from '#features/players/tabs/verification-tab.tsx'
import { findShownTabs, type PlayerTabName, playerTabs } from './player-tabs.ts'
import { PlayerTags } from './player-tags.tsx'
import { SideColumn } from './side-column.tsx'
import styles from './player.module.css'

type TabContent = ComponentType<{ readonly player: PlayerRecord }>

// Tabs with tables are loaded when they are opened.
const LinksTab = lazy(async () => ({
  default: (await import('#features/players/tabs/links-tab.tsx')).LinksTab,
}))
const MoneyTab = lazy(async () => ({
  default: (await import('#features/players/tabs/money-tab.tsx')).MoneyTab,
}))
const PlaysTab = lazy(async () => ({
  default: (await import('#features/players/tabs/plays-tab.tsx')).PlaysTab,
}))
const RewardsTab = lazy(async () => ({
  default: (await import('#features/players/tabs/rewards-tab.tsx')).RewardsTab,
}))
const SessionsTab = lazy(async () => ({
  default: (await import('#features/players/tabs/sessions-tab.tsx')).SessionsTab,
}))

const contents: Readonly<Record<PlayerTabName, TabContent>> = {
  overview: Overview,
  plays: PlaysTab,
  money: MoneyTab,
  verification: VerificationTab,
  limits: LimitsTab,
  contacts: ContactsTab,
  sessions: SessionsTab,
  links: LinksTab,
  rewards: RewardsTab,
  log: LogTab,
}

const toCount = (name: PlayerTabName, { notes, cases, openSessions }: PlayerRecord): number | undefined => {
  if (name === 'contacts') return notes + cases.length
  return name === 'sessions' ? openSessions : undefined
}

/** A long row of tabs shows the chosen one, also on a phone. */
const useChosenInView = (tab: string) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const links = [...(row.current?.querySelectorAll('a') ?? [])]
    links
      .find(({ pathname }) => pathname.endsWith(`/${tab}`))
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return row
}

export function PlayerView({ player, reveal }: { readonly player: PlayerRecord; readonly reveal: Reveal }) {
  const { playerId, username, createdAt } = player
  const path = usePath()
  const { mayDo } = useRights()
  const shown = findShownTabs(mayDo)
  const named = useParams()['*'] ?? ''
  const tab = named === '' ? 'overview' : shown.find(name => name === named)
  const row = useChosenInView(named)
  if (tab === undefined) return <Navigate to={path('players', playerId)} replace />
  const Content = contents[tab]
  const isOverview = tab === 'overview'
  return (
    <Page
      title={username}
      crumbs={[{ title: 'Players', href: path('players') }]}
      about={
        <>
          <span>
            Player {formatCount(playerId)} · since <When at={createdAt} style="day" />
          </span>
          <PlayerTags player={player} />
        </>
      }
      tools={
        <>
          {mayDo('showProtection') && (
            <ButtonLink href={path('saferPlay', 'worklist', playerId)} icon="heart">
              Safer play
            </ButtonLink>
          )}
          <NoteButton player={player} />
        </>
      }
    >
      <div ref={row} className={styles.tabs}>
        <Tabs
          label="Parts of the player's page"
          tabs={shown.map(name => ({
            title: playerTabs[name].title,
            href: name === 'overview' ? path('players', playerId) : path('players', playerId, name),
            count: toCount(name, player),
            isExact: name === 'overview',
          }))}
        />
      </div>
      <div className={styles.columns} data-overview={isOverview || undefined}>
        <div className={styles.side}>
          <SideColumn player={player} reveal={reveal} />
        </div>
        <Stack>
          <Suspense fallback={<Bars count={6} />}>
            <Content player={player} />
          </Suspense>
        </Stack>
        {isOverview && (
          <Stack>
            <ActsPanel player={player} />
            <DocumentsPanel player={player} />
          </Stack>
        )}
      </div>
    </Page>
  )
}
