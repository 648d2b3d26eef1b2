import type { ReactNode } from 'react'
import { Ball } from '#parts/ball.tsx'
import { BallRow } from '#parts/ball-row.tsx'
import { BalanceCard } from '#parts/balance-card.tsx'
import { BarChart } from '#parts/bar-chart.tsx'
import { Badge } from '#parts/badge.tsx'
import { Button } from '#parts/button.tsx'
import { Card } from '#parts/card.tsx'
import { ConnectionBanner } from '#parts/connection.tsx'
import { Countdown } from '#parts/countdown.tsx'
import { EmptyState } from '#parts/empty-state.tsx'
import { ErrorState } from '#parts/error-state.tsx'
import { IconButton } from '#parts/icon-button.tsx'
import { FiguresTable } from '#parts/figures-table.tsx'
import { FactGrid } from '#parts/key-value.tsx'
import { Note } from '#parts/note.tsx'
import { Wrap } from '#parts/page.tsx'
import { SideNav } from '#parts/side-nav.tsx'
import { GameCardSkeleton, SkeletonGroup } from '#parts/skeleton.tsx'
import { TextLink } from '#parts/text-link.tsx'
import { StaticToast } from '#parts/toast.tsx'
import { VerifySteps } from '#parts/verify-steps.tsx'
import { clockWords, nothing, now, soon } from './sample.tsx'

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
  const close = <IconButton icon="close" size="sm" label="Dismiss" />
  return (
    <Wrap>
      <ConnectionBanner
        title="You are offline"
        text="Trying again in 5 seconds."
        retry={{ label: 'Try now', onPress: nothing }}
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
              retry={{ label: 'Try again', onPress: nothing }}
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
          <p className="eyebrow">Toasts</p>
          <StaticToast
            message={{
              tone: 'win',
              title: '3 lines bought',
              text: 'Saturday Six · £6.00 · draw at 20:05',
              action: <TextLink href="#">View</TextLink>,
            }}
            end={close}
          />
          <StaticToast
            message={{ tone: 'warn', title: 'Game rescheduled', text: 'Penny Bingo now starts 20:25' }}
            end={close}
          />
          <StaticToast
            message={{
              tone: 'danger',
              title: 'Not bought',
              text: 'Weekly play limit reached · £0.00 taken',
              action: <TextLink href="#">Limits</TextLink>,
            }}
            end={close}
          />
          <StaticToast
            message={{
              tone: 'info',
              title: 'Back. You missed 4 balls',
              text: <BallRow numbers={[61, 18, 7, 44]} max={90} size={34} label="61, 18, 7, 44" />,
            }}
          />
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
          <Note dismiss={{ label: 'Dismiss', onPress: nothing }}>
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
              { id: 'w', term: 'Can be withdrawn', value: '£36.20' },
              { id: 'b', term: 'Bonus bucket', value: '£12.00' },
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
                  title: 'Sealed 19:00',
                  text: 'before sales closed',
                  value: '9f2c41d0b7a8e1',
                  state: 'ok',
                  verdict: 'matches',
                  action: <IconButton icon="copy" label="Copy" />,
                },
                {
                  id: '2',
                  title: 'Opened 20:07',
                  text: 'the secret behind it',
                  value: '3f1e9900aa7744',
                  state: 'failed',
                  verdict: 'does not fit',
                },
                { id: '3', title: 'Worked out again', state: 'running', verdict: 'running' },
                { id: '4', title: 'Signed', state: 'waiting', verdict: 'opens after the draw' },
              ]}
            />
          </Card>
        </div>
      </div>
    </Wrap>
  )
}
