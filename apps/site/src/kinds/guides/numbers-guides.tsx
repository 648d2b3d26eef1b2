import { BallRow } from '@fairground/ui/games/numbers/ball-row.tsx'
import { NumberGrid } from '@fairground/ui/games/numbers/number-grid.tsx'
import { TicketLine } from '@fairground/ui/games/numbers/ticket-line.tsx'
import type { Guide } from './guide.ts'
import { Picture, PictureList } from './picture.tsx'
import styles from './guides.module.css'

const highest = 49
const mine = [4, 11, 23, 30, 38, 47]
const drawn = [11, 30, 7, 47, 19, 2]
const star = [7]
const hits = new Set(mine.filter(number => drawn.includes(number)))
const shown = 20
const noChange = () => undefined

function Grid() {
  return (
    <Picture>
      <div className={styles.wide}>
        <NumberGrid
          legend=""
          max={shown}
          pick={6}
          value={mine.filter(number => number <= shown)}
          onChange={noChange}
          status=""
        />
      </div>
    </Picture>
  )
}

function Balls() {
  return (
    <Picture>
      <BallRow numbers={drawn} max={highest} label="" />
    </Picture>
  )
}

function Matches() {
  return (
    <PictureList>
      <TicketLine index={1} numbers={mine} max={highest} hits={hits} label="" />
    </PictureList>
  )
}

function TwoSets() {
  return (
    <PictureList>
      <TicketLine index={1} numbers={mine.slice(0, 5)} max={highest} bonus={star} label="" />
    </PictureList>
  )
}

function BallsAndBonus() {
  return (
    <Picture>
      <BallRow numbers={drawn.slice(0, 5)} max={highest} bonus={star} label="" />
    </Picture>
  )
}

function MatchesAndBonus() {
  return (
    <PictureList>
      <TicketLine
        index={1}
        numbers={mine.slice(0, 5)}
        max={highest}
        bonus={star}
        hits={hits}
        bonusHits={new Set(star)}
        label=""
      />
    </PictureList>
  )
}

function RaceLine() {
  return (
    <PictureList>
      <TicketLine index={1} numbers={[4, 11, 23, 28]} max={30} label="" />
    </PictureList>
  )
}

function RaceDraws() {
  return (
    <Picture>
      {[
        [11, 3, 28, 16, 22, 9],
        [4, 30, 12, 23, 7, 18],
        [2, 28, 19, 11, 5, 25],
      ].map(numbers => (
        <BallRow key={numbers.join()} numbers={numbers} max={30} size={32} label="" />
      ))}
    </Picture>
  )
}

function LuckyBall() {
  return (
    <Picture>
      <BallRow
        numbers={[11, 3, 28, 16, 22, 9]}
        max={30}
        size={36}
        hits={new Set([11, 28])}
        dimOthers
        label=""
      />
    </Picture>
  )
}

export const oneDrawGuide: Guide = {
  steps: [
    { id: 'first', Picture: Grid },
    { id: 'second', Picture: Balls },
    { id: 'third', Picture: Matches },
  ],
  prizes: ['jackpot', 'share', 'fixed'],
}

export const oneDrawExtGuide: Guide = {
  steps: [
    { id: 'first', Picture: TwoSets },
    { id: 'second', Picture: BallsAndBonus },
    { id: 'third', Picture: MatchesAndBonus },
  ],
  prizes: ['jackpot', 'share', 'fixed'],
}

export const raceGuide: Guide = {
  steps: [
    { id: 'first', Picture: RaceLine },
    { id: 'second', Picture: RaceDraws },
    { id: 'third', Picture: LuckyBall },
  ],
  prizes: ['jackpot', 'share', 'fixed'],
}
