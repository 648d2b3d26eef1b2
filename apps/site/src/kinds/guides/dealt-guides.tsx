import { BallRow } from '@fairground/ui/games/numbers/ball-row.tsx'
import { type BingoCell, BingoTicket } from '@fairground/ui/games/bingo/bingo-ticket.tsx'
import { DrawnPartsRow } from '#kinds/drawn-result.tsx'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import type { Guide } from './guide.ts'
import { Picture } from './picture.tsx'
import styles from './guides.module.css'

function Stubs() {
  return (
    <Picture>
      <div className={styles.row}>
        {[416, 417].map(number => (
          <span key={number} className={styles.stub}>
            {raffleNumber(number)}
          </span>
        ))}
      </div>
    </Picture>
  )
}

function DrawnTickets() {
  return (
    <Picture>
      <DrawnPartsRow parts={{ kind: 'tickets', tickets: [417, 38, 902] }} />
    </Picture>
  )
}

function WinningStub() {
  return (
    <Picture>
      <DrawnPartsRow parts={{ kind: 'tickets', tickets: [417] }} size={56} />
    </Picture>
  )
}

const card: readonly (readonly (number | null)[])[] = [
  [4, null, 23, null, 41, null, 62, 70, null],
  [null, 11, null, 35, null, 58, 64, null, 82],
  [9, null, 28, null, 47, 59, null, 77, null],
]
const calls = [70, 23, 4, 62, 41, 11]

const noLabel = () => ''

function Card({ called }: { called: readonly number[] }) {
  const rows = card.map(row => {
    const isLine = row.every(number => number === null || called.includes(number))
    return row.map(
      (number): BingoCell => ({
        number,
        state: number !== null && called.includes(number) ? 'called' : 'open',
        line: isLine,
      }),
    )
  })
  return (
    <Picture>
      <div className={styles.wide}>
        <BingoTicket title="1" rows={rows} cellLabel={noLabel} label="" />
      </div>
    </Picture>
  )
}

const NewCard = () => <Card called={[]} />
const LineDone = () => <Card called={calls} />

function Calls() {
  return (
    <Picture>
      <BallRow numbers={calls} max={90} label="" />
    </Picture>
  )
}

export const raffleGuide: Guide = {
  steps: [
    { id: 'first', Picture: Stubs },
    { id: 'second', Picture: DrawnTickets },
    { id: 'third', Picture: WinningStub },
  ],
  prizes: ['item', 'share', 'fixed'],
}

export const bingoGuide: Guide = {
  steps: [
    { id: 'first', Picture: NewCard },
    { id: 'second', Picture: Calls },
    { id: 'third', Picture: LineDone },
  ],
  prizes: ['jackpot', 'share', 'fixed'],
}
