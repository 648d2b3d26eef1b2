import { Route, Routes } from 'react-router'
import { DeckList } from './deck-list.tsx'

/** Decks of instant tickets: stock, prizes left and the money set aside. */
export function DecksPage() {
  return (
    <Routes>
      <Route path="" element={<DeckList />} />
      <Route path=":instanceId" element={<DeckList />} />
    </Routes>
  )
}
