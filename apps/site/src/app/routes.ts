import type { ComponentType } from 'react'
import type { TextArea } from '#core/text/load-text.ts'
import type { PageShell } from '#shared/layout/page-shell.ts'

type LoadPage = () => Promise<ComponentType>

export interface Frame {
  readonly shell: PageShell
  /** Specification section 2: the guard requires a login, with the exceptions listed in guards.ts. */
  readonly guarded: boolean
}

interface Page extends Frame {
  readonly load: LoadPage
  /** The text areas loaded with the page, besides those of the first load. */
  readonly texts: readonly TextArea[]
}

interface Redirect extends Frame {
  readonly redirectTo: string
}

export type Route = Page | Redirect

const page = (
  shell: PageShell,
  load: LoadPage,
  { guarded = false, texts = [] }: Partial<Pick<Page, 'guarded' | 'texts'>> = {},
): Route => ({ shell, guarded, load, texts })
const gameTexts = { texts: ['game'] } as const
const bingoTexts = { texts: ['game', 'bingo'] } as const
const raffleTexts = { texts: ['game', 'raffle'] } as const
const contentTexts = { texts: ['content'] } as const
const guardedContent = { guarded: true, ...contentTexts } as const
const afterTexts = { texts: ['game', 'after'] } as const
const instantPage = page(
  'game',
  async () => (await import('#features/instant/instant-screen.tsx')).InstantScreen,
  { texts: ['game', 'instant'] },
)
const raffleOverPage = page(
  'browse',
  async () => (await import('#features/raffle/game-over/raffle-game-over-screen.tsx')).RaffleGameOverScreen,
  raffleTexts,
)
const redirect = (redirectTo: string): Route => ({ shell: 'bare', guarded: false, redirectTo })
const accountPage = (load: LoadPage): Route => page('account', load, { guarded: true, texts: ['account'] })
/** The frame of the money pages uses texts of the cashier. */
const moneyPage = (load: LoadPage, ...texts: readonly TextArea[]): Route =>
  page('money', load, { guarded: true, texts: ['cashier', ...texts] })
const rewardPage = (load: LoadPage): Route =>
  page('browse', load, { guarded: true, texts: ['rewards', 'progress'] })
const saferPlayPage = (load: LoadPage): Route =>
  page('account', load, { guarded: true, texts: ['cashier', 'account', 'safer-play'] })
const resultsPage = page(
  'browse',
  async () => (await import('#features/results/results-screen.tsx')).ResultsScreen,
  { texts: ['game', 'results'] },
)
const rewardsPage = (load: LoadPage): Route => page('browse', load, { guarded: true, texts: ['rewards'] })

/** Specification section 2, 'Routes': every path with its page or its redirect. */
export const routes = {
  '/': page('browse', async () => (await import('#features/lobby/lobby-screen.tsx')).LobbyScreen),
  '/slim': redirect('/'),
  '/p/:pageLink': page(
    'browse',
    async () => (await import('#features/content/custom-page-screen.tsx')).CustomPageScreen,
    contentTexts,
  ),
  '/replay': page(
    'browse',
    async () => (await import('#features/history/replay-screen.tsx')).ReplayScreen,
    afterTexts,
  ),
  '/draws': page(
    'browse',
    async () => (await import('#features/draw/draws-screen.tsx')).DrawsScreen,
    gameTexts,
  ),
  '/fairness': page(
    'browse',
    async () => (await import('#features/fairness/fairness-screen.tsx')).FairnessScreen,
    { texts: ['game', 'fairness'] },
  ),
  '/subHistory': page(
    'browse',
    async () => (await import('#features/subscriptions/subscriptions-screen.tsx')).SubscriptionsScreen,
    afterTexts,
  ),
  '/subDetails': page(
    'browse',
    async () =>
      (await import('#features/subscriptions/subscription-details-screen.tsx')).SubscriptionDetailsScreen,
    afterTexts,
  ),
  '/lobby': page('game', async () => (await import('#features/pick/pick-screen.tsx')).PickScreen, gameTexts),
  '/bingo/lobby': page(
    'game',
    async () => (await import('#features/bingo/lobby/bingo-lobby-screen.tsx')).BingoLobbyScreen,
    bingoTexts,
  ),
  '/crossword': instantPage,
  '/scratchcard': instantPage,
  '/raffle': page(
    'game',
    async () => (await import('#features/raffle/lobby/raffle-lobby-screen.tsx')).RaffleLobbyScreen,
    raffleTexts,
  ),
  '/raffles': page(
    'game',
    async () => (await import('#features/raffle/lobby/raffles-screen.tsx')).RafflesScreen,
    raffleTexts,
  ),
  '/pick': page('game', async () => (await import('#features/pick/pick-screen.tsx')).PickScreen, gameTexts),
  '/players': page(
    'browse',
    async () => (await import('#features/tickets/players-screen.tsx')).PlayersScreen,
    afterTexts,
  ),
  '/bets': page(
    'browse',
    async () => (await import('#features/tickets/bets-screen.tsx')).BetsScreen,
    afterTexts,
  ),
  '/payout': page(
    'browse',
    async () => (await import('#features/tickets/payout-screen.tsx')).PayoutScreen,
    afterTexts,
  ),
  '/history': page(
    'browse',
    async () => (await import('#features/history/history-screen.tsx')).HistoryScreen,
    afterTexts,
  ),
  '/tickets': page(
    'browse',
    async () => (await import('#features/tickets/tickets-screen.tsx')).TicketsScreen,
    afterTexts,
  ),
  '/subscriptions': page(
    'browse',
    async () => (await import('#features/subscriptions/subscriptions-screen.tsx')).SubscriptionsScreen,
    afterTexts,
  ),
  '/gameOver': page(
    'browse',
    async () => (await import('#features/game-over/game-over-entry.tsx')).GameOverEntry,
    gameTexts,
  ),
  '/gameOverLottery': page(
    'browse',
    async () => (await import('#features/game-over/game-over-screen.tsx')).GameOverScreen,
    gameTexts,
  ),
  '/gameOverRaffle': raffleOverPage,
  '/gameOverRaffleExt': raffleOverPage,
  '/maintenance': page(
    'bare',
    async () => (await import('#features/connection/maintenance-screen.tsx')).MaintenanceScreen,
    { texts: ['maintenance'] },
  ),
  '/idle': page('bare', async () => (await import('#features/connection/idle-screen.tsx')).IdleScreen),
  '/credits': page(
    'browse',
    async () => (await import('#features/static/credits-screen.tsx')).CreditsScreen,
    contentTexts,
  ),
  '/login': redirect('/?login=true'),
  '/forgot': redirect('/?forgot=true'),
  '/bingo/playout': page(
    'playout',
    async () => (await import('#features/bingo/hall/bingo-playout-screen.tsx')).BingoPlayoutScreen,
    { guarded: true, ...bingoTexts },
  ),
  '/bingo/gameover': page(
    'browse',
    async () => (await import('#features/bingo/game-over/bingo-game-over-screen.tsx')).BingoGameOverScreen,
    { guarded: true, ...bingoTexts },
  ),
  '/contact': page(
    'browse',
    async () => (await import('#features/contact/contact-screen.tsx')).ContactScreen,
    { guarded: true, texts: ['account'] },
  ),
  '/howtoplay': page(
    'browse',
    async () => (await import('#features/static/how-to-play-screen.tsx')).HowToPlayScreen,
    { guarded: true, texts: ['content', 'how-to-play'] },
  ),
  '/howtoplay/:kind': page(
    'browse',
    async () => (await import('#features/how-to-play/kind-guide-screen.tsx')).KindGuideScreen,
    { texts: ['how-to-play'] },
  ),
  '/results/:gameId': resultsPage,
  '/results/:gameId/:day': resultsPage,
  '/statistics/:gameId': page(
    'browse',
    async () => (await import('#features/statistics/game-statistics-screen.tsx')).GameStatisticsScreen,
    { texts: ['statistics'] },
  ),
  '/practice': page(
    'browse',
    async () => (await import('#features/practice/practice-list-screen.tsx')).PracticeListScreen,
    { texts: ['practice'] },
  ),
  '/practice/:gameId': page(
    'browse',
    async () => (await import('#features/practice/practice-screen.tsx')).PracticeScreen,
    { texts: ['practice'] },
  ),
  '/privacy': page(
    'browse',
    async () => (await import('#features/static/legal-screens.tsx')).PrivacyScreen,
    guardedContent,
  ),
  '/terms': page(
    'browse',
    async () => (await import('#features/static/legal-screens.tsx')).TermsScreen,
    guardedContent,
  ),
  '/playout': page('playout', async () => (await import('#app/playout-entry.tsx')).PlayoutEntry, {
    guarded: true,
    ...gameTexts,
  }),
  '/cashier': moneyPage(
    async () => (await import('#features/cashier/cashier-screen.tsx')).CashierScreen,
    'safer-play',
  ),
  '/cashier/history': moneyPage(
    async () => (await import('#features/cashier/history-screen.tsx')).HistoryScreen,
  ),
  '/cashier/history/transaction': moneyPage(
    async () => (await import('#features/cashier/receipt-screen.tsx')).ReceiptScreen,
  ),
  '/cashier/methods': moneyPage(
    async () => (await import('#features/cashier/methods-screen.tsx')).MethodsScreen,
  ),
  '/cashier/prizes': moneyPage(
    async () => (await import('#features/prizes/prizes-screen.tsx')).PrizesScreen,
    'withdrawal',
  ),
  '/cashier/prizes/prize': moneyPage(
    async () => (await import('#features/prizes/prize-screen.tsx')).PrizeScreen,
    'withdrawal',
  ),
  '/cashier/responsiblegaming': saferPlayPage(
    async () => (await import('#features/safer-play/safer-play-screen.tsx')).SaferPlayScreen,
  ),
  '/cashier/responsiblegaming/limits': saferPlayPage(
    async () => (await import('#features/safer-play/limits/limits-screen.tsx')).LimitsScreen,
  ),
  '/cashier/responsiblegaming/timeout': saferPlayPage(
    async () => (await import('#features/safer-play/restriction/timeout-screen.tsx')).TimeoutScreen,
  ),
  '/cashier/responsiblegaming/realitycheck': saferPlayPage(
    async () =>
      (await import('#features/safer-play/reality-check/reality-check-screen.tsx')).RealityCheckScreen,
  ),
  '/cashier/responsiblegaming/statistics': moneyPage(
    async () => (await import('#features/statistics/my-statistics-screen.tsx')).MyStatisticsScreen,
    'statistics',
  ),
  '/cashier/responsiblegaming/exclusion': saferPlayPage(
    async () => (await import('#features/safer-play/restriction/exclusion-screen.tsx')).ExclusionScreen,
  ),
  '/cashier/responsiblegaming/exclusion/set': saferPlayPage(
    async () =>
      (await import('#features/safer-play/restriction/set-exclusion-screen.tsx')).SetExclusionScreen,
  ),
  '/deposit': moneyPage(
    async () => (await import('#features/deposit/deposit-screen.tsx')).DepositScreen,
    'safer-play',
  ),
  '/withdraw': moneyPage(
    async () => (await import('#features/withdrawal/withdraw-screen.tsx')).WithdrawScreen,
    'withdrawal',
    'account',
  ),
  '/withdraw/pending': moneyPage(
    async () => (await import('#features/withdrawal/pending-screen.tsx')).PendingScreen,
    'withdrawal',
  ),
  '/account': accountPage(async () => (await import('#features/profile/account-screen.tsx')).AccountScreen),
  '/account/info': accountPage(async () => (await import('#features/profile/info-screen.tsx')).InfoScreen),
  '/account/address': accountPage(
    async () => (await import('#features/profile/address/address-screen.tsx')).AddressScreen,
  ),
  '/account/email': accountPage(
    async () => (await import('#features/profile/email/email-screen.tsx')).EmailScreen,
  ),
  '/account/phone': accountPage(
    async () => (await import('#features/profile/phone/phone-screen.tsx')).PhoneScreen,
  ),
  '/account/password': accountPage(
    async () => (await import('#features/security/password-screen.tsx')).PasswordScreen,
  ),
  '/account/notifications': page(
    'account',
    async () => (await import('#features/contact/notifications-screen.tsx')).NotificationsScreen,
    { guarded: true, texts: ['account', 'notifications'] },
  ),
  '/notifications': page(
    'browse',
    async () => (await import('#features/notifications/notifications-screen.tsx')).NotificationsScreen,
    { guarded: true, texts: ['notifications'] },
  ),
  '/achievements': rewardPage(
    async () => (await import('#features/progress/achievements/achievements-screen.tsx')).AchievementsScreen,
  ),
  '/ranks': rewardPage(async () => (await import('#features/progress/ranks/ranks-screen.tsx')).RanksScreen),
  '/gifts': page('browse', async () => (await import('#features/gifts/gifts-screen.tsx')).GiftsScreen, {
    guarded: true,
    texts: ['gifts'],
  }),
  '/account/verification': accountPage(
    async () => (await import('#features/verification/verification-screen.tsx')).VerificationScreen,
  ),
  '/password': page(
    'bare',
    async () => (await import('#features/password/password-screen.tsx')).PasswordScreen,
    { guarded: true, texts: ['account'] },
  ),
  '/scan': page('browse', async () => (await import('#features/scan/scan-screen.tsx')).ScanScreen, {
    guarded: true,
    ...afterTexts,
  }),
  '/emailconfirmation': page(
    'bare',
    async () =>
      (await import('#features/registration/email-confirmation-screen.tsx')).EmailConfirmationScreen,
    { guarded: true, texts: ['account'] },
  ),
  '/rewards': rewardsPage(async () => (await import('#features/rewards/rewards-screen.tsx')).RewardsScreen),
  '/referrals': rewardsPage(
    async () => (await import('#features/referrals/referrals-screen.tsx')).ReferralsScreen,
  ),
  '/referrals/list': rewardsPage(
    async () => (await import('#features/referrals/referral-list-screen.tsx')).ReferralListScreen,
  ),
  '/referrals/send': rewardsPage(
    async () => (await import('#features/referrals/send-invite-screen.tsx')).SendInviteScreen,
  ),
} as const satisfies Readonly<Record<string, Route>>
