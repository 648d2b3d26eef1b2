import { useRef } from 'react'
import type { Hall } from './hall.ts'
import type { CallName } from '#features/bingo/game/use-call-name.ts'
import { useEachHallMoment } from './use-hall-moment.ts'
import { callAloud } from '#shared/sound/caller-voice.ts'
import { cue } from '#shared/sound/cue.ts'

const kind = 'bingo'

/** The sounds of each ball: the ball, the caller, a match, and one to go. */
export const useHallSounds = (hall: Hall, callName: (number: number) => CallName): void => {
  const heard = useRef<number>(undefined)
  useEachHallMoment(hall, ({ calls, number, view, present, oneToGo }) => {
    const isNew = heard.current !== undefined && calls.length > heard.current
    heard.current = calls.length
    if (!isNew || !present || number === undefined) return
    const { name, words } = callName(number)
    cue('ball', { kind })
    callAloud(words === undefined ? name : `${words}. ${name}`, kind)
    if (oneToGo) cue('to-go-1', { kind })
    else if (view.cards.some(({ card }) => card.numbers.includes(number))) cue('match', { kind })
  })
}
