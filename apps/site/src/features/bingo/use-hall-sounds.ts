import { useEffect, useRef } from 'react'
import { callNews } from '#features/bingo/call-news.ts'
import type { RoundView } from '#features/bingo/round-view.ts'
import type { CallName } from '#features/bingo/use-call-name.ts'
import { callAloud } from '#features/sound/caller-voice.ts'
import { cue } from '#features/sound/cue.ts'

const kind = 'bingo'

/** The sounds of each ball: its thud, the caller, a hit, one to go. */
export const useHallSounds = (
  calls: readonly number[],
  view: RoundView,
  present: boolean,
  call: CallName | undefined,
): void => {
  const heard = useRef(calls.length)
  const number = calls.at(-1)
  useEffect(() => {
    const isNew = calls.length > heard.current
    heard.current = calls.length
    if (!isNew || !present || number === undefined || call === undefined) return
    cue('ball', { kind })
    callAloud(call.words === undefined ? call.name : `${call.words}. ${call.name}`, kind)
    if (callNews(view, number)) cue('to-go-1', { kind })
    else if (view.cards.some(({ card }) => card.numbers.includes(number))) cue('match', { kind })
  }, [calls, view, present, number, call])
}
