import { Icon } from '#icons/icon.tsx'
import { Ball } from '#parts/ball.tsx'
import { BallTray } from '#parts/ball-tray.tsx'
import { Badge } from '#parts/badge.tsx'
import { Card } from '#parts/card.tsx'
import { ConnectionVeil } from '#parts/connection.tsx'
import { DesktopOnly } from '#parts/header.tsx'
import { IconButton } from '#parts/icon-button.tsx'
import { LineResult } from '#parts/line-result.tsx'
import { Note } from '#parts/note.tsx'
import { PageColumns, Wrap } from '#parts/page.tsx'
import { PlayoutBar } from '#parts/playout-bar.tsx'
import { PrizeLadder } from '#parts/prize-ladder.tsx'
import { SessionPill } from '#parts/session-pill.tsx'
import { SignalBars } from '#parts/signal-bars.tsx'
import { Stage, StageCall, StageSteps } from '#parts/stage.tsx'
import { nothing } from './sample.tsx'

const drawn = [23, 4, 41, 16]
const lines = [
  [4, 11, 23, 30, 38, 47],
  [7, 9, 16, 25, 41, 44],
  [2, 18, 21, 33, 36, 49],
]
const lost = new URLSearchParams(location.search).has('lost')

export function PlayoutSheet() {
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
        This draw was sealed before it began. <a href="#verify">Check it yourself</a> when it ends.
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
            onPress={nothing}
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
            <StageCall
              eyebrow="Fourth number"
              ball={<Ball number={16} max={49} size={224} className="ball-now" />}
              name="Sixteen"
              match={
                <>
                  <Icon name="check" size="sm" /> On your line 2
                </>
              }
            />
          </Stage>
        </PageColumns>
        <div style={{ height: 40 }} />
      </Wrap>
    </>
  )
}
