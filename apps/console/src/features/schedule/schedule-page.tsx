import { lazy } from 'react'
import { Route, Routes } from 'react-router'

const ChangePage = lazy(async () => ({ default: (await import('./change/change-page.tsx')).ChangePage }))
const CalendarPage = lazy(async () => ({ default: (await import('./grid/calendar-page.tsx')).CalendarPage }))

/** When runs start: the calendar, and the schedule of one game. */
export function SchedulePage() {
  return (
    <Routes>
      <Route path="" element={<CalendarPage />} />
      <Route path=":gameId" element={<ChangePage />} />
    </Routes>
  )
}
