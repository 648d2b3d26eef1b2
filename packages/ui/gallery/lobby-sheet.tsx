import { useState } from 'react'
import type { ArtKind } from '#art/art-kind.ts'
import { Ball } from '#games/numbers/ball.tsx'
import { BallRow } from '#games/numbers/ball-row.tsx'
import { Badge, type BadgeProps } from '#feedback/badge.tsx'
import { ButtonLink } from '#controls/button.tsx'
import { Card } from '#layout/card.tsx'
import { Chip, ChipRow, ChipSelect } from '#controls/chip.tsx'
import { Countdown } from '#feedback/countdown.tsx'
import { Footer } from '#layout/footer.tsx'
import { GameCard, type GameCardProps } from '#games/game-card.tsx'
import { GameGrid } from '#games/game-grid.tsx'
import { Hero } from '#layout/hero.tsx'
import { MiniPlayout } from '#games/mini-playout.tsx'
import { PageColumns, Wrap } from '#layout/page.tsx'
import { ProgressBar } from '#feedback/progress-bar.tsx'
import { SectionHead } from '#layout/section-head.tsx'
import { TabBar } from '#layout/tab-bar.tsx'
import { Tabs } from '#controls/tabs.tsx'
import { TextLink } from '#controls/text-link.tsx'
import { TimelineList } from '#layout/timeline-list.tsx'
import { clockWords, noop, now, SampleHeader, soon } from './sample.tsx'

interface Game {
  kind: ArtKind
  title: string
  prize: string
  word: string
  cost: string
  line?: string
  minutes?: number
  badge?: Pick<BadgeProps, 'tone' | 'icon' | 'children'>
}

const games: Game[] = [
  {
    kind: 'lottery',
    title: 'Saturday Six',
    prize: '£1.28m',
    word: 'jackpot',
    cost: '£2 a line',
    line: '1,204 players in',
    minutes: 4.63,
    badge: { tone: 'soft', children: 'Progressive' },
  },
  {
    kind: 'bingo',
    title: 'Lantern Lounge 90',
    prize: '£640',
    word: 'pool',
    cost: '£0.50 a ticket',
    line: '318 players in',
    minutes: 1.2,
    badge: { tone: 'win', icon: 'check', children: '6 tickets' },
  },
  { kind: 'raffle', title: 'City Break Raffle', prize: '£3,500', word: 'prize', cost: '£5 a ticket' },
  {
    kind: 'scratchcard',
    title: 'Silver Lining',
    prize: '£25,000',
    word: 'top prize',
    cost: '£1 a card',
    line: 'Play any time',
    badge: { tone: 'neutral', children: 'Instant' },
  },
  {
    kind: 'pick',
    title: 'Quick Pick 5',
    prize: '£1,200',
    word: 'pool',
    cost: '£1 a line',
    line: '96 players in',
    minutes: 9.75,
  },
  {
    kind: 'crossword',
    title: 'Word Vault',
    prize: '£10,000',
    word: 'top prize',
    cost: '£2 a card',
    line: 'Play any time',
    badge: { tone: 'soft', children: 'New' },
  },
  {
    kind: 'race',
    title: 'Lotto Race',
    prize: '£900',
    word: 'pool',
    cost: 'FREE',
    line: '44 players in',
    minutes: 61,
    badge: { tone: 'live', children: 'LIVE' },
  },
]

function card(game: Game, favourite: boolean, onToggle: () => void): GameCardProps {
  const watching = game.kind === 'bingo'
  return {
    href: '#',
    title: game.title,
    kind: game.kind,
    artSeed: game.title,
    badge: game.badge,
    favourite: { on: favourite, label: `Favourite ${game.title}`, onToggle },
    prize: game.prize,
    prizeWord: game.word,
    line: game.line,
    progress:
      game.kind === 'raffle'
        ? { value: 412, max: 500, label: 'Tickets sold', text: '412 of 500 sold · draws when full' }
        : undefined,
    countdown: game.minutes ? (
      <Countdown form="compact" now={now} target={game.minutes * 60_000} words={clockWords} />
    ) : undefined,
    cost: game.cost,
    action:
      game.kind === 'race'
        ? { label: 'Full', disabled: true }
        : { label: watching ? 'Watch' : 'Play', href: '#', tone: watching ? 'secondary' : 'primary' },
  }
}

function Rail() {
  return (
    <>
      <Card title="Your games" action={<TextLink href="#">All</TextLink>}>
        <p style={{ display: 'flex', justifyContent: 'space-between' }}>
          <b>Lantern Lounge 90</b>
          <Badge tone="live">LIVE</Badge>
        </p>
        <p style={{ display: 'flex', alignItems: 'center', gap: 6, margin: '10px 0 8px' }}>
          <Ball number={44} max={90} />
          <BallRow numbers={[7, 61, 18]} max={90} size={34} label="7, 61, 18" />
          <span className="meta num">Ball 23</span>
        </p>
        <p className="small">
          <b>2 to go</b> <span className="muted">for two lines on ticket 4</span>
        </p>
      </Card>
      <Card
        title="Last result"
        action={
          <TextLink href="#" iconAfter="shield">
            Verify
          </TextLink>
        }
      >
        <p className="small muted">Saturday Six · Wed 12 Nov</p>
        <BallRow numbers={[4, 13, 27, 35, 41, 58]} max={60} label="4, 13, 27, 35, 41, 58" />
      </Card>
      <Card title="Weekly deposit limit" action={<span className="num">£40 of £100</span>}>
        <ProgressBar tone="win" value={40} max={100} label="Weekly deposit limit used" />
      </Card>
    </>
  )
}

export function LobbySheet() {
  const [favourites, setFavourites] = useState(new Set(['Lantern Lounge 90']))
  const toggle = (title: string) => setFavourites(new Set([...favourites].includes(title) ? [] : [title]))
  return (
    <>
      <SampleHeader />
      <Wrap>
        <Hero
          eyebrow="Next big draw · Lottery"
          title="Saturday Six"
          prize="£1,284,500"
          prizeLabel="Jackpot 1,284,500 pounds"
          countdown={<Countdown form="tiles" now={now} target={soon} words={clockWords} />}
          actions={
            <>
              <ButtonLink tone="primary" size="lg" href="#">
                Pick numbers · £2
              </ButtonLink>
              <ButtonLink size="lg" icon="dice" href="#">
                Lucky dip
              </ButtonLink>
            </>
          }
          note={
            <>
              Odds of any prize 1 in 9.6 · <a href="#how">How the draw works</a>
            </>
          }
        />
        <SectionHead
          title="Coming up"
          action={
            <TextLink href="#" iconAfter="next">
              Full schedule
            </TextLink>
          }
        />
        <TimelineList
          label="Upcoming draws"
          previousLabel="Earlier"
          nextLabel="Later"
          items={[
            {
              id: '1',
              href: '#',
              time: 'LIVE',
              live: true,
              title: 'Lantern Lounge 90',
              note: 'Ball 23 of 90',
            },
            {
              id: '2',
              href: '#',
              time: '20:05',
              joined: '3 lines',
              title: 'Saturday Six',
              note: '£1,284,500',
            },
            { id: '3', href: '#', time: '20:10', title: 'Quick Pick 5', note: '£1,200' },
            { id: '4', href: '#', time: '20:15', title: 'Penny Bingo 75', note: '£85' },
            { id: '5', href: '#', time: '20:30', title: 'Golden Ticket Raffle', note: '£5,000' },
            { id: '6', href: '#', time: '21:00', title: 'Lotto Race', note: '£900' },
          ]}
        />
        <PageColumns rail={<Rail />}>
          <div>
            <Tabs
              label="Games"
              selected="Draws"
              items={[
                ['Draws', 12],
                ['Instant games', 8],
                ['Lottery', 5],
                ['Lottery & Raffle', 9],
                ['Favourites', 3],
              ].map(([label, count]) => ({
                id: String(label),
                label: String(label),
                href: '#',
                count: Number(count),
              }))}
            />
            <ChipRow
              label="Filters"
              end={
                <ChipSelect
                  label="Sort by"
                  options={[
                    { id: 'soon', label: 'Starting soon' },
                    { id: 'prize', label: 'Biggest prize' },
                  ]}
                  value="soon"
                  onChange={noop}
                />
              }
            >
              {['All prices', 'Free', 'Under £1', 'Progressive'].map((label, i) => (
                <Chip key={label} pressed={i === 0} onPress={noop}>
                  {label}
                </Chip>
              ))}
            </ChipRow>
            <GameGrid>
              {games.map(game => (
                <GameCard
                  key={game.title}
                  {...card(game, favourites.has(game.title), () => toggle(game.title))}
                />
              ))}
            </GameGrid>
          </div>
        </PageColumns>
        <Footer
          age="18+"
          label="About"
          notice={<p>Play for fun, with money you can spare. Set limits or take a break at any time.</p>}
          columns={[
            ['How to play', 'Results and replays', 'Scan a ticket'],
            ['Safer play', 'Contact us', 'Fairness'],
            ['Terms', 'Privacy'],
          ].map((labels, i) => ({
            id: String(i),
            links: labels.map(label => ({ label, href: `#${label}` })),
          }))}
        />
        <div style={{ height: 150 }} />
      </Wrap>
      <MiniPlayout
        href="#"
        live="LIVE"
        title="Lantern Lounge 90"
        note="Ball 23 · 2 to go"
        ball={<Ball number={44} max={90} />}
      />
      <TabBar
        label="Main"
        items={[
          { id: 'play', label: 'Play', icon: 'home', href: '#', current: true },
          { id: 'results', label: 'Results', icon: 'results', href: '#' },
          { id: 'live', label: 'Live', icon: 'play', href: '#', dot: 'a game is running' },
          { id: 'tickets', label: 'Tickets', icon: 'ticket', href: '#' },
          { id: 'menu', label: 'Menu', icon: 'menu', onPress: noop },
        ]}
      />
    </>
  )
}
