import { useRef } from 'react'
import type { Hall } from '#features/bingo/hall.ts'
import type { CallName } from '#features/bingo/use-call-name.ts'
import { useEachMoment } from '#features/bingo/use-moment.ts'
import { callAloud } from '#features/sound/caller-voice.ts'
import { cue } from '#features/sound/cue.ts'

const kind = 'bingo'

/** The sounds of each ball: its thud, the caller, a hit, one to go. */
export const useHallSounds = (hall: Hall, callName: (number: number) => CallName): void => {
  const heard = useRef<number>(undefined)
  useEachMoment(hall, ({ calls, number, view, present, news }) => {
    const isNew = heard.current !== undefined && calls.length > heard.current
    heard.current = calls.length
    if (!isNew || !present || number === undefined) return
    const { name, words } = callName(number)
    cue('ball', { kind })
    callAloud(words === undefined ? name : `${words}. ${name}`, kind)
    if (news) cue('to-go-1', { kind })
    else if (view.cards.some(({ card }) => card.numbers.includes(number))) cue('match', { kind })
  })
}
