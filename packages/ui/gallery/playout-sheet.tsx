import { Ball, GhostBall } from '#games/numbers/ball.tsx'
import { BallTray } from '#games/numbers/ball-tray.tsx'
import { Badge } from '#feedback/badge.tsx'
import { Card } from '#layout/card.tsx'
import { ConnectionVeil } from '#feedback/connection.tsx'
import { DesktopOnly } from '#layout/header.tsx'
import { IconButton } from '#controls/icon-button.tsx'
import { LineResult } from '#games/numbers/line-result.tsx'
import { Note } from '#feedback/note.tsx'
import { PageColumns, Wrap } from '#layout/page.tsx'
import { PlayoutBar } from '#games/playout-bar.tsx'
import { PrizeLadder } from '#games/prize-ladder.tsx'
import { SessionPill } from '#money/session-pill.tsx'
import { SignalBars } from '#feedback/signal-bars.tsx'
import { DrawDots, Stage, StageSteps } from '#games/stage.tsx'
import { noop, type SheetProps } from './sample.tsx'

const drawn = [23, 4, 41, 16]
const lines = [
  [4, 11, 23, 30, 38, 47],
  [7, 9, 16, 25, 41, 44],
  [2, 18, 21, 33, 36, 49],
]

export function PlayoutSheet({ lost = false }: SheetProps) {
  const rail = (
    <>
      <Card title="Your lines" action={<span className="num">staked £6.00</span>}>
        <ul>
          {lines.map((numbers, i) => {
            const hits = new Set(numbers.filter(n => drawn.includes(n)))
            return (
              <LineResult
                key={i}
                index={i + 1}
                numbers={numbers}
                hits={hits}
                label={`Line ${i + 1}`}
                end={<Badge tone={hits.size > 1 ? 'win' : 'neutral'}>{hits.size} match</Badge>}
              />
            )
          })}
        </ul>
      </Card>
      <Card title="Prizes" action="best so far: 2 match">
        <PrizeLadder
          label="Prizes"
          tiers={[
            { id: '6', pips: { filled: 6, total: 6 }, name: 'Jackpot', prize: '£1,284,500' },
            {
              id: '5',
              pips: { filled: 5, total: 6 },
              name: '5 numbers',
              prize: '£150',
              state: 'now',
              note: 'Playing now',
            },
            {
              id: '4',
              pips: { filled: 4, total: 6 },
              name: '4 numbers',
              prize: '£15',
              state: 'done',
              note: '2 winners',
            },
            { id: '3', pips: { filled: 3, total: 6 }, name: '3 numbers', prize: '£4' },
          ]}
        />
      </Card>
      <Note icon="shield">
        The ticket list was fixed when sales closed. <a href="#verify">Check the draw yourself</a> when it
        ends.
      </Note>
    </>
  )
  return (
    <>
      <PlayoutBar
        leave={{ href: '#', label: 'Leave to lobby' }}
        title="Saturday Six"
        note="Draw 1 of 1 · 1,204 players"
      >
        <Badge tone="live">LIVE</Badge>
        <DesktopOnly>
          <SignalBars level={lost ? 'lost' : 'good'} word={lost ? 'Lost' : 'Good'} label="Connection" />
        </DesktopOnly>
        <IconButton icon="sound" label="Draw sound" />
        <DesktopOnly>
          <SessionPill
            label="Session"
            elapsed="24 min"
            net={{ word: 'net', amount: '−£9.50' }}
            onPress={noop}
          />
        </DesktopOnly>
      </PlayoutBar>
      <Wrap>
        <div style={{ height: 20 }} />
        <PageColumns railWidth="ticket" rail={rail}>
          <Stage
            label="Draw"
            top={<StageSteps done={4} total={6} label="Number 4 of 6" />}
            topEnd="Jackpot £1,284,500"
            foot={
              <BallTray drawn={drawn} max={49} slots={6} bonusSlots={1} label="Drawn so far 23, 4, 41, 16" />
            }
            veil={
              lost && (
                <ConnectionVeil
                  title="Reconnecting… attempt 1"
                  text="Your tickets are on our server. The draw goes on and every ball counts."
                />
              )
            }
          >
            <Ball number={16} max={49} size={224} className="ball-now" />
          </Stage>
          <Stage label="Second of three draws" top={<DrawDots now={2} total={3} label="Draw 2 of 3" />}>
            <GhostBall size={132}>?</GhostBall>
          </Stage>
        </PageColumns>
        <div style={{ height: 40 }} />
      </Wrap>
    </>
  )
}
