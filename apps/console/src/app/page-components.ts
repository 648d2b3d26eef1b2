import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { PageName } from '#core/pages.ts'

/** The component of each page, loaded when it is opened. */
export const pageComponents: Readonly<Record<PageName, LazyExoticComponent<ComponentType>>> = {
  today: lazy(async () => ({ default: (await import('#features/today/today-page.tsx')).TodayPage })),
  drawRoom: lazy(async () => ({
    default: (await import('#features/draw-room/draw-room-page.tsx')).DrawRoomPage,
  })),
  games: lazy(async () => ({ default: (await import('#features/games/games-page.tsx')).GamesPage })),
  schedule: lazy(async () => ({
    default: (await import('#features/schedule/schedule-page.tsx')).SchedulePage,
  })),
  decks: lazy(async () => ({ default: (await import('#features/decks/decks-page.tsx')).DecksPage })),
  incidents: lazy(async () => ({
    default: (await import('#features/incidents/incidents-page.tsx')).IncidentsPage,
  })),
  money: lazy(async () => ({ default: (await import('#features/money/money-page.tsx')).MoneyPage })),
  promotions: lazy(async () => ({
    default: (await import('#features/promotions/promotions-page.tsx')).PromotionsPage,
  })),
  reports: lazy(async () => ({ default: (await import('#features/reports/reports-page.tsx')).ReportsPage })),
  players: lazy(async () => ({ default: (await import('#features/players/players-page.tsx')).PlayersPage })),
  kyc: lazy(async () => ({ default: (await import('#features/kyc/kyc-page.tsx')).KycPage })),
  saferPlay: lazy(async () => ({
    default: (await import('#features/safer-play/safer-play-page.tsx')).SaferPlayPage,
  })),
  aml: lazy(async () => ({ default: (await import('#features/aml/aml-page.tsx')).AmlPage })),
  support: lazy(async () => ({ default: (await import('#features/support/support-page.tsx')).SupportPage })),
  content: lazy(async () => ({ default: (await import('#features/content/content-page.tsx')).ContentPage })),
  languages: lazy(async () => ({
    default: (await import('#features/languages/languages-page.tsx')).LanguagesPage,
  })),
  site: lazy(async () => ({ default: (await import('#features/site/site-page.tsx')).SitePage })),
  proposals: lazy(async () => ({
    default: (await import('#features/proposals/proposals-page.tsx')).ProposalsPage,
  })),
  audit: lazy(async () => ({ default: (await import('#features/audit/audit-page.tsx')).AuditPage })),
  operator: lazy(async () => ({
    default: (await import('#features/operators/operator-page.tsx')).OperatorPage,
  })),
  staff: lazy(async () => ({ default: (await import('#features/staff/staff-page.tsx')).StaffPage })),
  system: lazy(async () => ({ default: (await import('#features/system/system-page.tsx')).SystemPage })),
}
