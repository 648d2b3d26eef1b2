import { useState } from 'react'
import { CrosswordBoard, type CrosswordCell } from '#games/instant/crossword-board.tsx'
import { LetterTiles } from '#games/instant/letter-tiles.tsx'
import { ScratchSymbol } from '#games/instant/scratch-symbol.tsx'
import { ScratchWindows } from '#games/instant/scratch-windows.tsx'
import { Card } from '#layout/card.tsx'
import { Wrap } from '#layout/page.tsx'
import { SampleHeader } from './sample.tsx'

const symbols = ['bell', 'cherry', 'bell', 'clover', 'star', 'crown', 'bell', 'lemon', 'unknown'] as const
const letters = 'LUCKYACEDORNSTI'.split('')

const done = (letter: string, tick = false): CrosswordCell => ({ letter, state: 'done', tick })
const open = (letter: string): CrosswordCell => ({ letter, state: 'open' })
const held = (letter: string): CrosswordCell => ({ letter, state: 'held' })
const crossword = [
  [null, null, held('A'), null, null],
  [done('L', true), done('U'), done('C'), done('K'), done('Y')],
  [null, null, open('E'), null, null],
]

export function InstantSheet() {
  const [touched, setTouched] = useState(() => new Set<number>())
  const [opened, setOpened] = useState(() => new Set([0, 1, 2, 6]))
  const [tiles, setTiles] = useState(() => new Set([0, 1, 2, 3, 4, 5]))
  return (
    <>
      <SampleHeader />
      <Wrap>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,340px),1fr))',
            gap: 24,
            alignItems: 'start',
            paddingBlock: 24,
          }}
        >
          <Card title="Scratchcard">
            <ScratchWindows
              label="Scratchcard"
              hint="tap"
              windows={symbols.map((name, place) => ({
                face: opened.has(place) || touched.has(place) ? <ScratchSymbol name={name} /> : null,
                shown: opened.has(place),
                matched: name === 'bell',
                pending: place === 8 && !opened.has(place),
                label: opened.has(place) ? name : `Window ${place + 1}, covered`,
              }))}
              onTouch={place => setTouched(new Set([...touched, place]))}
              onShow={place => setOpened(new Set([...opened, place]))}
            />
          </Card>
          <Card title="Crossword">
            <CrosswordBoard label="Crossword, 1 of 2 words done" rows={crossword} />
            <div style={{ height: 20 }} />
            <LetterTiles
              label="Your letters"
              tiles={letters.map((letter, place) => ({
                letter: tiles.has(place) ? letter : null,
                pending: place === 6 && !tiles.has(place),
                label: tiles.has(place) ? letter : `Letter ${place + 1}, covered`,
              }))}
              onOpen={place => setTiles(new Set([...tiles, place]))}
            />
          </Card>
        </div>
      </Wrap>
    </>
  )
}
