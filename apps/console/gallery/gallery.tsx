import '@fairground/ui/looks/all.css'
import { applyLook } from '@fairground/ui/looks/apply-look'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { TableSettingsProvider } from '#parts/table/state/table-settings.tsx'
import { ChartsSheet } from './charts-sheet.tsx'
import { MillionSheet } from './million-sheet.tsx'
import { SeriesSheet } from './series-sheet.tsx'
import { TableStatesSheet } from './table-states-sheet.tsx'
import { WithdrawalsSheet } from './withdrawals-sheet.tsx'
import './gallery.css'

const sheets: Readonly<Record<string, ComponentType>> = {
  withdrawals: WithdrawalsSheet,
  states: TableStatesSheet,
  charts: ChartsSheet,
  million: MillionSheet,
  series: SeriesSheet,
}

// ?sheet=&scheme=dark|light&keys=off
const query = new URLSearchParams(location.search)
applyLook(document.documentElement, {
  look: 'console',
  scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
})
const Sheet = sheets[query.get('sheet') ?? ''] ?? WithdrawalsSheet

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <TableSettingsProvider
        staffId="7"
        staffName="Carol Mbeki"
        density={query.get('density') === 'normal' ? 'normal' : 'compact'}
        hasSingleKeys={query.get('keys') !== 'off'}
        getNow={() => new Date('2026-11-14T20:04:12Z')}
      >
        <main className="gallery">
          <h1>Gallery of the console</h1>
          <Sheet />
        </main>
      </TableSettingsProvider>
    </BrowserRouter>,
  )
