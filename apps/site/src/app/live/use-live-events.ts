import type { ByeReason } from '@fairground/contract/channel'
import type { FaultName } from '@fairground/contract/errors'
import { CallFault } from '@fairground/client/call-fault'
import { isReconnectForbidden } from '@fairground/client/connection-state'
import { clockIsWrong } from '@fairground/client/server-clock'
import { wakeAfterAwayMs } from '@fairground/contract/constants'
import { playerTopic, type Topic } from '@fairground/contract/topics'
import { useEffect, useMemo } from 'react'
import { bootstrap } from '#core/bootstrap.ts'
import { channel, useTopic } from '#core/connection/connection.ts'
import { connectionStore } from '#core/connection/connection-store.ts'
import { errorText } from '#core/text/error-text.ts'
import { acknowledgeLiveEvent } from './acknowledge-live-events.ts'
import { announceGameEvent } from './announce-game-events.ts'
import { recheckHeldPrizes } from '#core/stores/held-prizes.ts'
import { onGameEvent } from '#core/stores/lobby-store.ts'
import { reloadNotifications } from '#core/notifications.ts'
import { observe } from '#core/observe.ts'
import { closeModal, type ModalName, modalStore, type OpenModal, openModal } from '#core/modals.ts'
import { announcePlayerEvent } from './announce-player-events.ts'
import { takePlayerEvent, takePlayerSnapshot } from '#core/stores/player-store.ts'
import { usePlayer } from '#core/session/session.ts'
import { announceSessionEnd } from '#core/session/session-end.ts'
import { reportCrash } from '#app/report-crash.ts'
import { t } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { followVersion } from './new-version.ts'
import { isOutdated } from './outdated-browser.ts'
import { useWinAnnouncements } from './use-win-announcements.ts'

const clockCheckMs = 4000
const clockWarnedKey = 'fairground.clockWarned'

const warnAboutClock = (): void => {
  const clock = channel.clock()
  // On a slow connection the first ping is still on its way.
  if (clock.length === 0) return void setTimeout(warnAboutClock, clockCheckMs)
  if (!clockIsWrong(clock) || sessionStorage.getItem(clockWarnedKey) !== null) return
  sessionStorage.setItem(clockWarnedKey, '1')
  openModal('error', errorText('browser.clockIncorrect'))
}

const outdatedWarnedKey = 'fairground.outdatedWarned'

const warnAboutOutdatedBrowser = (): void => {
  if (!isOutdated(navigator.userAgent) || sessionStorage.getItem(outdatedWarnedKey) !== null) return
  sessionStorage.setItem(outdatedWarnedKey, '1')
  openModal('error', errorText('browser.outdated'))
}

/** Modals with input of the player, which a reconnect opens again. */
const forms: ReadonlySet<ModalName> = new Set<ModalName>([
  'login',
  'phoneLogin',
  'register',
  'fullRegistration',
  'forgotPassword',
  'resetPassword',
])
const reopened: ReadonlySet<ModalName> = new Set<ModalName>([...forms, 'cardDeposit', 'rules', 'liveGames'])
let parked: OpenModal | null = null

const parkModal = (): void => {
  const { current } = modalStore.getState()
  if (current !== null && reopened.has(current.name)) parked = current
  closeModal()
}

const reopenParked = (): void => {
  if (parked === null || modalStore.getState().current !== null) return
  modalStore.setState({ current: parked })
  if (forms.has(parked.name)) toast({ tone: 'info', title: t('connection.kept') })
  parked = null
}

const faultForBye: { readonly [R in ByeReason]?: FaultName } = {
  'login-elsewhere': 'session.loginElsewhere',
  banned: 'session.banned',
  closed: 'session.closed',
  restricted: 'session.restricted',
}

/** Closes modals on a disconnect and announces the end of the session. */
const followConnection = (): (() => void) =>
  connectionStore.subscribe((now, before) => {
    const left = before.status === 'connected' && now.status !== 'connected'
    // After a final disconnect the modal explains the reason.
    if (left && !isReconnectForbidden(now)) parkModal()
    const fault = now.bye !== null && now.bye !== before.bye && faultForBye[now.bye]
    if (fault) announceSessionEnd(fault)
    if (now.status === 'connected' && before.status !== 'connected') {
      setTimeout(warnAboutClock, clockCheckMs)
      reopenParked()
      if (now.session === 'expired') announceSessionEnd('session.timeout')
      // Another tab has logged out while this one was not connected.
      if (now.session === 'anonymous') announceSessionEnd('login.notLoggedIn')
    }
  })

/** Pings when the player returns after five minutes, because the connection may be dead. */
const followWaking = (): (() => void) => {
  let leftAt = Date.now()
  const handleVisibility = (): void => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt >= wakeAfterAwayMs) channel.ping().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  return () => document.removeEventListener('visibilitychange', handleVisibility)
}

const paying: ReadonlySet<ModalName> = new Set<ModalName>(['deposit', 'cardDeposit'])

/** Browsers hide errors of cross-origin scripts; while a payment page is open, the error is the provider's. */
const foreignScript = 'Script error.'

const followScriptErrors = (): (() => void) => {
  const handleError = ({ error, message }: ErrorEvent): void => {
    const { current } = modalStore.getState()
    if (error instanceof Error) {
      reportCrash(error, 'scriptError')
      openModal('error', { ...errorText('browser.scriptError'), after: 'reload' })
    } else if (message === foreignScript && current !== null && paying.has(current.name)) closeModal()
  }
  // A failed call is no crash: its page shows the fault.
  const handleRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (reason instanceof Error && !(reason instanceof CallFault)) reportCrash(reason, 'unhandledRejection')
  }
  window.addEventListener('error', handleError)
  window.addEventListener('unhandledrejection', handleRejection)
  return () => {
    window.removeEventListener('error', handleError)
    window.removeEventListener('unhandledrejection', handleRejection)
  }
}

/** Handles pushed events that concern the whole page. Used once, at the root. */
export const useLiveEvents = (): void => {
  const playerId = usePlayer()?.id
  useWinAnnouncements()
  const topic: Topic<'player'> | null = useMemo(
    () => (playerId === undefined ? null : playerTopic(bootstrap.memberId, playerId)),
    [playerId],
  )
  useTopic(topic, {
    onSnapshot: snapshot => {
      takePlayerSnapshot(snapshot)
      reloadNotifications()
    },
    onEvents: events => {
      for (const event of events) {
        takePlayerEvent(event)
        if (event[0] === 'playerBalance' || event[0] === 'playerJoin') recheckHeldPrizes()
        announcePlayerEvent(event)
        // announcePlayerEvent ignores clientLogin.
        if (event[0] !== 'clientLogin') observe('applied', event[0])
        acknowledgeLiveEvent(event)
      }
    },
  })
  useEffect(() => {
    warnAboutOutdatedBrowser()
    const stops = [
      followConnection(),
      followWaking(),
      followScriptErrors(),
      followVersion(),
      onGameEvent(announceGameEvent),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
