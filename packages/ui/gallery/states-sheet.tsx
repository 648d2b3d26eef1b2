import type { ReactNode } from 'react'
import { Ball } from '#games/numbers/ball.tsx'
import { BalanceCard } from '#money/balance-card.tsx'
import { BarChart } from '#money/bar-chart.tsx'
import { Badge } from '#feedback/badge.tsx'
import { Button } from '#controls/button.tsx'
import { Card } from '#layout/card.tsx'
import { ConnectionBanner } from '#feedback/connection.tsx'
import { Countdown } from '#feedback/countdown.tsx'
import { EmptyState } from '#feedback/empty-state.tsx'
import { ErrorState } from '#feedback/error-state.tsx'
import { IconButton } from '#controls/icon-button.tsx'
import { FiguresTable } from '#money/figures-table.tsx'
import { FactGrid } from '#layout/key-value-list.tsx'
import { Note } from '#feedback/note.tsx'
import { Wrap } from '#layout/page.tsx'
import { SideNav } from '#layout/side-nav.tsx'
import { GameCardSkeleton, Skeleton, SkeletonGroup } from '#feedback/skeleton.tsx'
import { Spinner } from '#feedback/spinner.tsx'
import { Verdict } from '#feedback/verdict.tsx'
import { VerifySteps } from '#feedback/verify-steps.tsx'
import { clockWords, noop, now, soon } from './sample.tsx'

const stack = { display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 } as const

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p style={{ display: 'flex', justifyContent: 'space-between', gap: 12, padding: '6px 0' }}>
      <span className="small muted">{label}</span>
      {children}
    </p>
  )
}

export function StatesSheet() {
  return (
    <Wrap>
      <ConnectionBanner
        title="You are offline"
        text="Trying again in 5 seconds."
        retry={{ label: 'Try now', onPress: noop }}
      />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,340px),1fr))',
          gap: 24,
          alignItems: 'start',
          paddingBlock: 24,
        }}
      >
        <div style={stack}>
          <p className="eyebrow">Loading</p>
          <SkeletonGroup label="Loading games">
            <GameCardSkeleton />
          </SkeletonGroup>
          <SkeletonGroup label="Loading a list">
            <Skeleton height={20} width="60%" />
          </SkeletonGroup>
          <Spinner size={36} />
          <p className="eyebrow">Empty</p>
          <Card>
            <EmptyState
              title="No favourites yet"
              text="Tap the heart on any game and it will wait for you here."
              action={<Button>See open games</Button>}
            />
          </Card>
          <p className="eyebrow">Error</p>
          <Card>
            <ErrorState
              title="We couldn’t load the games"
              text="Nothing was bought and your balance is unchanged."
              retry={{ label: 'Try again', onPress: noop }}
            />
          </Card>
          <Card>
            <EmptyState
              marks={['4', '○', '4']}
              title="Oops. This page does not exist"
              action={<Button tone="primary">Go to Home Page</Button>}
            />
          </Card>
        </div>
        <div style={stack}>
          <p className="eyebrow">Verdicts</p>
          <Card>
            <Verdict>
              <h2>Checking the draw</h2>
              <p className="muted">This takes a few seconds.</p>
            </Verdict>
          </Card>
          <Card tone="win">
            <Verdict tone="win" icon="check">
              <h2>The draw is genuine</h2>
              <p>Every check matches.</p>
            </Verdict>
          </Card>
          <Card tone="danger">
            <Verdict tone="danger" icon="warning" urgent>
              <h2>The draw is not genuine</h2>
              <p>The secret does not match its anchor.</p>
            </Verdict>
          </Card>
          <p className="eyebrow">Countdown states</p>
          <Card>
            <Row label="Open">
              <Countdown now={now} target={soon} words={clockWords} />
            </Row>
            <Row label="Closing, last 30 s">
              <Countdown now={now} target={21_900} words={clockWords} />
            </Row>
            <Row label="Offline: frozen">
              <Countdown now={now} target={soon} online={false} words={clockWords} />
            </Row>
            <Row label="Starting">
              <Countdown now={now} target={0} words={clockWords} />
            </Row>
            <Countdown form="tiles" now={now} target={21_900} words={clockWords} />
          </Card>
          <p className="eyebrow">Notes and badges</p>
          <Note dismiss={{ label: 'Dismiss', onPress: noop }}>
            Platform message. <a href="#more">Read more</a>
          </Note>
          <Note tone="win" icon="check">
            Your identity is verified.
          </Note>
          <Note tone="warn" icon="clock">
            Your limit changes on 14 Dec.
          </Note>
          <Note tone="danger" icon="warning">
            The proof does not match.
          </Note>
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Badge tone="live">LIVE</Badge>
            <Badge tone="soft">New</Badge>
            <Badge tone="win" icon="check">
              6 tickets
            </Badge>
            <Badge tone="warn">1 left</Badge>
            <Badge>Instant</Badge>
            <Badge tone="danger">Rejected</Badge>
            <Badge tone="hot">1 to go</Badge>
          </p>
        </div>
        <div style={stack}>
          <p className="eyebrow">Reality check facts</p>
          <Card>
            <FactGrid
              rows={[
                { id: 'a', term: 'Playing for', value: '1 h 02 min', weight: 'strong' },
                { id: 'b', term: 'Net this session', value: '−£9.50', weight: 'strong' },
                { id: 'c', term: 'Spent', value: '£14.00' },
                { id: 'd', term: 'Won', value: '£4.50' },
              ]}
            />
          </Card>
          <Card title="Net by month">
            <BarChart
              bars={[12, -8, -20, 4, 0, -15].map((value, i) => ({
                id: String(i),
                label: `M${i + 1}`,
                value,
                text: `£${value}`,
              }))}
              line={15}
              scaleText={value => `£${value}`}
            />
            <FiguresTable
              caption="Net by month"
              head={['Month', 'Net']}
              rows={[
                { id: '1', cells: ['M1', '£12'] },
                { id: '2', cells: ['M2', '−£8'] },
              ]}
            />
          </Card>
          <p className="eyebrow">Ball ring codes</p>
          <Card>
            <p style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
              {[5, 15, 25, 35, 45, 55].map(n => (
                <Ball key={n} number={n} max={60} size={48} />
              ))}
              <Ball number={7} max={60} size={48} state="hit" />
              <Ball number={8} max={60} size={48} state="dim" />
              <Ball number={9} max={60} size={48} bonus />
            </p>
          </Card>
          <BalanceCard
            title="Your balance"
            amount="£48.20"
            facts={[
              { id: 'w', term: 'Withdrawable', value: '£36.20' },
              { id: 'b', term: 'Bonus', value: '£12.00' },
            ]}
          />
          <SideNav
            label="Cashier"
            items={[
              { id: 'a', icon: 'plus', label: 'Add funds', href: '#', current: true },
              { id: 'b', icon: 'arrow-up', label: 'Cash out', href: '#' },
              { id: 'c', icon: 'shield', label: 'Safer play', href: '#' },
            ]}
          />
          <Card title="Verify a draw">
            <VerifySteps
              label="Checks"
              steps={[
                {
                  id: '1',
                  title: 'Ticket list fixed 20:00',
                  text: 'when sales closed',
                  value: '9f2c41d0b7a8e1',
                  state: 'ok',
                  verdict: 'matches',
                  action: <IconButton icon="copy" label="Copy" />,
                },
                {
                  id: '2',
                  title: 'Secret published 20:07',
                  text: 'compared with the committed anchor',
                  value: '3f1e9900aa7744',
                  state: 'failed',
                  verdict: 'does not match',
                },
                { id: '3', title: 'Numbers computed again', state: 'running', verdict: 'running' },
                { id: '4', title: 'Signed', state: 'waiting', verdict: 'available after the draw' },
              ]}
            />
          </Card>
        </div>
      </div>
    </Wrap>
  )
}
