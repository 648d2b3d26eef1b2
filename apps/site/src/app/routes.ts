import type { ComponentType } from 'react'
import type { TextArea } from './load-text.ts'

export type Shell = 'browse' | 'game' | 'playout' | 'money' | 'account' | 'bare'

type LoadPage = () => Promise<ComponentType>

export interface Route {
  readonly shell: Shell
  /** Specification section 2: the guard asks for a login, with the exceptions listed in guards.ts. */
  readonly guarded: boolean
  readonly built: boolean
  readonly load?: LoadPage
  /** The texts that come with the page, besides those of the first load. */
  readonly texts?: readonly TextArea[]
  readonly redirectTo?: string
}

const page = (
  shell: Shell,
  load: LoadPage,
  { guarded = false, texts = [] }: Partial<Pick<Route, 'guarded' | 'texts'>> = {},
): Route => ({ shell, guarded, built: true, load, texts })
const gameTexts = { texts: ['game'] } as const
const redirect = (redirectTo: string): Route => ({ shell: 'bare', guarded: false, built: true, redirectTo })
const notBuilt = (shell: Shell): Route => ({ shell, guarded: false, built: false })
const guardedNotBuilt = (shell: Shell): Route => ({ shell, guarded: true, built: false })

/** Specification section 2, 'Routes': every path, each with its page, redirect, or the mark that it is missing. */
export const routes = {
  '/': page('browse', async () => (await import('#features/lobby/lobby-screen.tsx')).LobbyScreen),
  '/slim': redirect('/'),
  '/p/:pageLink': notBuilt('browse'),
  '/replay': notBuilt('browse'),
  '/draws': page(
    'browse',
    async () => (await import('#features/draw/draws-screen.tsx')).DrawsScreen,
    gameTexts,
  ),
  '/subHistory': notBuilt('browse'),
  '/subDetails': notBuilt('browse'),
  '/lobby': page('game', async () => (await import('#features/pick/pick-screen.tsx')).PickScreen, gameTexts),
  '/bingo/lobby': notBuilt('game'),
  '/crossword': notBuilt('game'),
  '/scratchcard': notBuilt('game'),
  '/raffle': notBuilt('game'),
  '/raffles': notBuilt('game'),
  '/pick': page('game', async () => (await import('#features/pick/pick-screen.tsx')).PickScreen, gameTexts),
  '/players': notBuilt('browse'),
  '/bets': notBuilt('browse'),
  '/payout': notBuilt('browse'),
  '/history': notBuilt('browse'),
  '/tickets': notBuilt('browse'),
  '/subscriptions': notBuilt('browse'),
  '/gameOver': notBuilt('browse'),
  '/gameOverLottery': page(
    'browse',
    async () => (await import('#features/game-over/game-over-screen.tsx')).GameOverScreen,
    gameTexts,
  ),
  '/gameOverRaffle': notBuilt('browse'),
  '/gameOverRaffleExt': notBuilt('browse'),
  '/maintenance': page(
    'bare',
    async () => (await import('#features/connection/maintenance-screen.tsx')).MaintenanceScreen,
  ),
  '/idle': page('bare', async () => (await import('#features/connection/idle-screen.tsx')).IdleScreen),
  '/credits': notBuilt('browse'),
  '/login': redirect('/?login=true'),
  '/forgot': redirect('/?forgot=true'),
  '/bingo/playout': guardedNotBuilt('playout'),
  '/bingo/gameover': guardedNotBuilt('browse'),
  '/contact': guardedNotBuilt('browse'),
  '/howtoplay': guardedNotBuilt('browse'),
  '/privacy': guardedNotBuilt('browse'),
  '/terms': guardedNotBuilt('browse'),
  '/playout': page(
    'playout',
    async () => (await import('#features/playout/playout-screen.tsx')).PlayoutScreen,
    {
      guarded: true,
      ...gameTexts,
    },
  ),
  '/cashier': guardedNotBuilt('money'),
  '/cashier/history': guardedNotBuilt('money'),
  '/cashier/prizes': guardedNotBuilt('money'),
  '/cashier/prizes/prize': guardedNotBuilt('money'),
  '/cashier/responsiblegaming': guardedNotBuilt('account'),
  '/cashier/responsiblegaming/limits': guardedNotBuilt('account'),
  '/cashier/responsiblegaming/timeout': guardedNotBuilt('account'),
  '/cashier/responsiblegaming/realitycheck': guardedNotBuilt('account'),
  '/cashier/responsiblegaming/exclusion': guardedNotBuilt('account'),
  '/cashier/responsiblegaming/exclusion/set': guardedNotBuilt('account'),
  '/deposit': guardedNotBuilt('money'),
  '/withdraw': guardedNotBuilt('money'),
  '/withdraw/pending': guardedNotBuilt('money'),
  '/account': guardedNotBuilt('account'),
  '/account/info': guardedNotBuilt('account'),
  '/account/address': guardedNotBuilt('account'),
  '/account/email': guardedNotBuilt('account'),
  '/account/phone': guardedNotBuilt('account'),
  '/account/password': guardedNotBuilt('account'),
  '/account/notifications': guardedNotBuilt('account'),
  '/account/verification': guardedNotBuilt('account'),
  '/password': guardedNotBuilt('bare'),
  '/scan': guardedNotBuilt('browse'),
  '/emailconfirmation': guardedNotBuilt('bare'),
  '/referrals': guardedNotBuilt('browse'),
  '/referrals/list': guardedNotBuilt('browse'),
  '/referrals/send': guardedNotBuilt('browse'),
} as const satisfies Readonly<Record<string, Route>>
