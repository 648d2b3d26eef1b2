import { Ball } from '#games/numbers/ball.tsx'
import { BallTube } from '#games/bingo/ball-tube.tsx'
import { Badge } from '#feedback/badge.tsx'
import { BingoTicket, type BingoCell } from '#games/bingo/bingo-ticket.tsx'
import { CallBoard } from '#games/bingo/call-board.tsx'
import { Caller } from '#games/bingo/caller.tsx'
import { Card } from '#layout/card.tsx'
import { PageColumns, Wrap } from '#layout/page.tsx'
import { PatternPreview } from '#games/bingo/pattern-preview.tsx'
import { PlayoutBar } from '#games/playout-bar.tsx'
import { PrizeRungs } from '#games/prize-rungs.tsx'
import { Segmented } from '#controls/segmented.tsx'
import { SignalBars } from '#feedback/signal-bars.tsx'
import { noop } from './sample.tsx'

const called = new Set([
  52, 31, 70, 23, 85, 12, 66, 4, 39, 78, 58, 1, 27, 90, 35, 16, 73, 83, 49, 18, 61, 7, 44,
])
const best = [
  [4, 0, 23, 0, 44, 0, 61, 78, 0],
  [0, 12, 0, 35, 47, 58, 0, 0, 87],
  [7, 18, 29, 0, 0, 0, 66, 0, 90],
]
const other = [
  [0, 0, 22, 31, 49, 0, 61, 76, 0],
  [0, 18, 28, 33, 0, 54, 0, 0, 90],
  [1, 0, 29, 34, 0, 57, 65, 0, 0],
]

function cells(rows: number[][], needed: number[] = []): BingoCell[][] {
  return rows.map(row => {
    const line = row.every(n => n === 0 || called.has(n))
    return row.map(n => ({
      number: n || null,
      state: n === 44 ? 'new' : called.has(n) ? 'called' : needed.includes(n) ? 'needed' : 'open',
      line,
    }))
  })
}

export function BingoSheet() {
  const rail = (
    <>
      <Card title="Called" action={<span className="num">23 of 90</span>} pad="sm">
        <CallBoard max={90} calls={[...called].filter(n => n !== 44).concat(44)} label="Called numbers" />
      </Card>
      <Card title="Prizes" pad="sm">
        <PatternPreview
          columns={5}
          cells={Array.from({ length: 25 }, (_, i) => (i === 12 ? 'blank' : i % 6 === 0 ? 'on' : 'off'))}
        />
        <PrizeRungs
          label="Prizes"
          rungs={[
            { id: '1', name: 'One line', note: 'Won on ball 19 · 2 winners', prize: '£80', state: 'done' },
            { id: '2', name: 'Two lines', note: 'Playing now', prize: '£120', state: 'now' },
            { id: '3', name: 'Full house', note: 'Up next', prize: '£440', state: 'next' },
            {
              id: '4',
              name: 'Jackpot',
              note: 'Full house in 40 calls or fewer',
              prize: '£2,350',
              state: 'jackpot',
            },
          ]}
        />
      </Card>
    </>
  )
  return (
    <>
      <PlayoutBar
        leave={{ href: '#', label: 'Leave' }}
        title="Lantern Lounge 90"
        note="318 players · pool £640 · game 48213"
      >
        <Badge tone="live">LIVE</Badge>
        <SignalBars level="slow" word="Slow" label="Connection" />
      </PlayoutBar>
      <Wrap>
        <div style={{ height: 16 }} />
        <PageColumns rail={rail}>
          <Caller
            label="Caller"
            ball={<Ball number={44} max={90} size={160} />}
            name="Droopy drawers"
            note="All the fours · ball 23 of 90"
            tube={<BallTube numbers={[7, 61, 18, 49, 83]} max={90} label="Last balls" />}
            progress={
              <>
                <b>Two lines · £120</b>
                <Badge tone="hot">1 to go</Badge>
              </>
            }
          />
          <Segmented
            label="Order"
            value="best"
            onChange={noop}
            options={[
              { id: 'best', label: 'Best first' },
              { id: 'order', label: 'In order' },
            ]}
          />
          <BingoTicket
            best
            label="Ticket 4"
            title="Ticket 4"
            titleEnd={
              <Badge tone="win" icon="check">
                1 line done
              </Badge>
            }
            end={
              <Badge tone="hot" size="lg">
                1 to go
              </Badge>
            }
            rows={cells(best, [29])}
            cellLabel={String}
          />
          <BingoTicket
            label="Ticket 2"
            title="Ticket 2"
            end={<Badge>5 to go</Badge>}
            rows={cells(other)}
            cellLabel={String}
          />
        </PageColumns>
      </Wrap>
    </>
  )
}
