import { useState } from 'react'
import { AvatarStack } from '#layout/avatar.tsx'
import { GhostBall } from '#games/numbers/ball.tsx'
import { BallRow } from '#games/numbers/ball-row.tsx'
import { DigitRow } from '#games/numbers/digit-row.tsx'
import { DigitTile } from '#games/numbers/digit-tile.tsx'
import { Badge } from '#feedback/badge.tsx'
import { Button } from '#controls/button.tsx'
import { ButtonRow } from '#controls/button-row.tsx'
import { BuyBar } from '#money/buy-bar.tsx'
import { Card } from '#layout/card.tsx'
import { Countdown } from '#feedback/countdown.tsx'
import { GameBand } from '#games/game-band.tsx'
import { IconButton } from '#controls/icon-button.tsx'
import { KeyValueList } from '#layout/key-value-list.tsx'
import { LineTabs } from '#games/numbers/line-tabs.tsx'
import { NumberGrid } from '#games/numbers/number-grid.tsx'
import { PageColumns, Wrap } from '#layout/page.tsx'
import { PickSlots } from '#games/numbers/pick-slots.tsx'
import { Pips } from '#games/numbers/pips.tsx'
import { PrizeLadder } from '#games/prize-ladder.tsx'
import { Segmented } from '#controls/segmented.tsx'
import { TextLink } from '#controls/text-link.tsx'
import { TicketLine } from '#games/numbers/ticket-line.tsx'
import { TicketSlip } from '#games/ticket-slip.tsx'
import { clockWords, noop, now, SampleHeader, soon } from './sample.tsx'

const tiers = [
  [6, true, 'Jackpot', '£1,284,500'],
  [6, false, '6 numbers', '£25,000'],
  [5, true, '5 + bonus', '£2,500'],
  [5, false, '5 numbers', '£150'],
  [4, false, '4 numbers', '£15'],
  [3, false, '3 numbers', '£4'],
] as const

/** Games with digits: positions matter, so digits are squares. */
function DigitsCard() {
  return (
    <Card title="Pick 3" action={<Pips filled={2} total={3} />}>
      <PickSlots form="digits" numbers={[4, null, 7]} pick={3} max={9} label="Line 1: 4, empty, 7" />
      <ul>
        <TicketLine index={1} form="digits" numbers={[4, null, 7]} max={9} label="Line 1" note="straight" />
      </ul>
      <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
        <DigitRow digits={[4, 0, 7]} hitPlaces={new Set([0, 2])} label="4, 0, 7" />
        <DigitTile size={46}>4</DigitTile>
        <DigitTile size={46} empty>
          2
        </DigitTile>
        <GhostBall size={46}>3</GhostBall>
      </p>
    </Card>
  )
}

export function PickerSheet() {
  const [numbers, setNumbers] = useState([4, 11, 23, 30, 38])
  const [bonus, setBonus] = useState<number[]>([])
  const [repeat, setRepeat] = useState<'once' | 'next' | 'more'>('once')
  const slip = (
    <TicketSlip title="Your ticket" badge={<Badge>3 lines</Badge>}>
      <ul>
        <TicketLine
          index={1}
          numbers={[...numbers, ...Array.from({ length: 6 - numbers.length }, () => null)]}
          max={49}
          bonus={[bonus[0] ?? null]}
          label="Line 1"
        />
        <TicketLine index={2} numbers={[7, 9, 16, 25, 41, 44]} max={49} bonus={[3]} label="Line 2" />
        <TicketLine
          index={3}
          numbers={[2, 18, 21, 33, 36, 49]}
          max={49}
          bonus={[8]}
          label="Line 3"
          hits={new Set([18, 33])}
        />
      </ul>
      <p className="small" style={{ fontWeight: 800, margin: '12px 0 8px' }}>
        Play this ticket again?
      </p>
      <Segmented
        label="Repeat"
        value={repeat}
        onChange={setRepeat}
        options={[
          { id: 'once', label: 'Just once' },
          { id: 'next', label: 'Next draw' },
          { id: 'more', label: 'Next 4…' },
        ]}
      />
      <div style={{ height: 12 }} />
      <KeyValueList
        rows={[
          { id: 'lines', term: '3 lines × £2.00', value: '£6.00', weight: 'quiet' },
          { id: 'fee', term: 'Fee', value: '£0.00', weight: 'quiet' },
          { id: 'total', term: 'Total', value: '£6.00', weight: 'total' },
          { id: 'after', term: 'Balance after', value: '£42.20', weight: 'quiet' },
        ]}
      />
      <div style={{ height: 10 }} />
      <Button tone="primary" size="lg" full disabledReason="Line 1 needs 1 number and a bonus">
        Finish line 1 to buy
      </Button>
    </TicketSlip>
  )
  const rail = (
    <>
      {slip}
      <Card title="Prizes" action={<TextLink href="#">Odds and rules</TextLink>}>
        <PrizeLadder
          label="Prizes"
          tiers={tiers.map(([filled, isBonus, name, prize]) => ({
            id: name,
            pips: { filled, total: 6, bonus: isBonus },
            name,
            prize,
          }))}
        />
      </Card>
      <Card title="Who’s in" action={<span className="num">1,204 players · 5,310 lines</span>}>
        <AvatarStack initials={['JK', 'AM', 'TT', 'LO', 'VB']} />
      </Card>
    </>
  )
  return (
    <>
      <SampleHeader />
      <GameBand
        back={{ href: '#', label: 'Back to lobby' }}
        eyebrow="Lottery · 6 from 49 + bonus"
        title="Saturday Six"
      >
        <Countdown form="tiles" now={now} target={soon} words={clockWords} />
      </GameBand>
      <Wrap>
        <div style={{ height: 24 }} />
        <PageColumns railWidth="ticket" rail={rail}>
          <Card
            title="Pick your numbers"
            titleSize="xl"
            action={
              <>
                <IconButton icon="info" label="Rules" />
                <IconButton icon="heart" label="Favourite" />
              </>
            }
          >
            <LineTabs
              label="Lines"
              selected="1"
              onSelect={noop}
              add={{ label: 'Add line', onPress: noop }}
              lines={[
                { id: '1', label: 'Line 1', complete: false, note: '1 left' },
                { id: '2', label: 'Line 2', complete: true },
                { id: '3', label: 'Line 3', complete: true },
              ]}
            />
            <div style={{ margin: '10px 0 18px' }}>
              <PickSlots numbers={numbers} pick={6} max={49} bonus={bonus} bonusPick={1} label="Line 1" />
            </div>
            <NumberGrid
              legend="Line 1, pick 6 of 49"
              max={49}
              pick={6}
              value={numbers}
              onChange={setNumbers}
              status={`${numbers.length} of 6 picked`}
            />
            <div style={{ height: 20 }} />
            <NumberGrid
              form="bonus"
              showLegend
              legend="Bonus ball, pick 1 of 10"
              max={10}
              pick={1}
              value={bonus}
              onChange={setBonus}
              status={`${bonus.length} of 1 picked`}
            />
            <div style={{ height: 22 }} />
            <ButtonRow>
              <Button icon="dice">Lucky dip this line</Button>
              <Button icon="star">My favourites</Button>
              <Button tone="ghost" icon="trash" onPress={() => setNumbers([])}>
                Clear line
              </Button>
            </ButtonRow>
          </Card>
          <DigitsCard />
          <Card
            title="Last winning numbers"
            action={
              <TextLink href="#" icon="shield">
                Verify a draw
              </TextLink>
            }
          >
            <BallRow
              numbers={[4, 13, 27, 35, 41, 48]}
              bonus={[6]}
              max={49}
              size={38}
              label="4, 13, 27, 35, 41, 48, bonus 6"
            />
          </Card>
        </PageColumns>
        <div style={{ height: 120 }} />
      </Wrap>
      <BuyBar note="3 lines · 1 left to pick" total="£6.00">
        <Button size="lg" icon="dice">
          Fill line 1
        </Button>
      </BuyBar>
    </>
  )
}
