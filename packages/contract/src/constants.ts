/**
 * Constants of section 9 of the specification. Numbers of a rule, such as limits and money formats, are constants of
 * that rule in packages/rules. Times are in milliseconds unless the name has another unit.
 */

export const releaseTag = '1.0.5'
export const defaultLanguage = 'en_US'

// Lobby and game lifecycle
export const slimLimit = 4
export const historyPageSize = 5
export const gameListFlushMs = 3000
export const replayOffsetMs = 5000
export const countdownIntervalMs = 1000
export const countdownFinishedMs = 900
export const defaultMultiOption = [0, 0, 0] as const
export const emptyBall = -1

// Sound
export const soundOnByDefault = true
export const soundKinds = ['crossword', 'bingo', 'lottery', 'lottorace', 'scratchcard'] as const
export const kindSoundOnByDefault = false

// Registration and orders
export const segmentAfterFullRegistration = 'C'
export const minimumAge = 18
export const depositOrderType = 1
export const completedOrderStatus = 2
export const notificationResendDelayMs = 500
export const giftInviteType = 'SEND'

// Connection
export const reconnectRetries = 2
export const keepAliveMs = 60_000
export const connectionLifetimeMs = 180_000
export const healthPollMs = 5000
export const requestTimeoutMs = { channel: 15_000, remoteObject: 30_000 } as const
export const connectTimeoutMs = { socket: 5000, other: 10_000 } as const
export const pingCycleMs = { socket: 30_000, other: 15_000 } as const
export const reconnectRetryMs = { socket: 5000, afterFault: 1000 } as const
export const pollingMs = 30_000
export const heartbeatMs = 30_000
export const resubscribeAttempts = 500
export const resubscribeMs = 3000
export const restReconnectMs = 5000
export const restHeartbeatMs = 4000
export const wakeAfterAwayMs = 300_000
export const lazyLoadRetries = 3
export const lazyLoadRetryMs = 1500

// Clock and maintenance
export const clockWarningMs = 5000
export const maintenanceRetryMs = 30_000
export const reloadAfterMaintenanceMs = { from: 3000, to: 13_000 } as const
export const reconnectingRedirectMs = 3000

// Cashier and support
export const cashierHistoryDays = [10, 31] as const
/** Unless the operator sets `supportAnswerHours`. */
export const supportAnswersWithinHours = 48

// Screen
export const breakpoints = [575, 767, 991, 1199, 1400] as const
export const minimumBrowsers = {
  desktop: { edge: 12, firefox: 18, chrome: 49, safari: 10, opera: 36 },
  mobile: { ios: 10, chrome: 89, firefox: 86, samsungAbove: 5, operaMobile: 62 },
} as const
