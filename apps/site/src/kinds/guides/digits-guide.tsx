import { DigitRow } from '@fairground/ui/games/numbers/digit-row.tsx'
import { PickSlots } from '@fairground/ui/games/numbers/pick-slots.tsx'
import type { Guide } from './guide.ts'
import { Picture } from './picture.tsx'
import styles from './guides.module.css'

const digits = [4, 0, 7]

function Slots() {
  return (
    <Picture>
      <div className={styles.wide}>
        <PickSlots form="digits" numbers={digits} pick={3} max={9} label="" />
      </div>
    </Picture>
  )
}

/** The draw of each bet that wins with 4 0 7: in order, in any order, and the last two digits. */
const winning = [
  { drawn: [4, 0, 7], places: [0, 1, 2] },
  { drawn: [7, 4, 0], places: [0, 1, 2] },
  { drawn: [9, 0, 7], places: [1, 2] },
] as const

function Bets() {
  return (
    <Picture>
      <div className={styles.row}>
        {winning.map(({ drawn, places }) => (
          <DigitRow key={drawn.join()} digits={drawn} hitPlaces={new Set<number>(places)} label="" />
        ))}
      </div>
    </Picture>
  )
}

function Drawn() {
  return (
    <Picture>
      <DigitRow digits={digits} hitPlaces={new Set([0, 1, 2])} label="" />
    </Picture>
  )
}

export const digitsGuide: Guide = {
  steps: [
    { id: 'first', Picture: Slots },
    { id: 'second', Picture: Bets },
    { id: 'third', Picture: Drawn },
  ],
  prizes: ['fixed'],
}
