import '#looks/all.css'
import { createRoot } from 'react-dom/client'
import { applyLook, type Appearance } from '#looks/apply-look.ts'
import { LookProvider, looks, type Look } from '#looks/look.tsx'
import { Announcer } from '#parts/announcer.tsx'
import { BingoSheet } from './bingo-sheet.tsx'
import { FormsSheet } from './forms-sheet.tsx'
import { LobbySheet } from './lobby-sheet.tsx'
import { OverlaysSheet } from './overlays-sheet.tsx'
import { PickerSheet } from './picker-sheet.tsx'
import { PlayoutSheet } from './playout-sheet.tsx'
import { StatesSheet } from './states-sheet.tsx'

const sheets = {
  lobby: LobbySheet,
  picker: PickerSheet,
  playout: PlayoutSheet,
  bingo: BingoSheet,
  states: StatesSheet,
  forms: FormsSheet,
  overlays: OverlaysSheet,
}

// ?sheet=&look=&scheme=&motion=&text=
const query = new URLSearchParams(location.search)
const look = looks.find(name => name === query.get('look')) ?? 'blue'
const wanted = <T extends string>(name: string, allowed: readonly T[]) =>
  allowed.find(value => value === query.get(name))

applyLook(document.documentElement, {
  look,
  scheme: wanted('scheme', ['dark', 'light']),
  motion: wanted('motion', ['full', 'reduced']),
  text: wanted('text', ['normal', 'large', 'largest']),
} satisfies Appearance & { look: Look })

const Sheet = sheets[wanted('sheet', Object.keys(sheets) as (keyof typeof sheets)[]) ?? 'lobby']

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <LookProvider look={look}>
      <Announcer>
        <Sheet />
      </Announcer>
    </LookProvider>,
  )
}
