import { staysAway } from '@fairground/client/connection-state'
import { clockIsWrong } from '@fairground/client/server-clock'
import { wakeAfterAwayMs } from '@fairground/contract/constants'
import { playerTopic, type Topic } from '@fairground/contract/topics'
import { useEffect, useMemo } from 'react'
import { bootstrap } from './bootstrap.ts'
import { channel, useTopic } from './connection.ts'
import { connectionStore } from './connection-store.ts'
import { errorText } from './error-text.ts'
import { tellGameNews } from './game-news.ts'
import { onGameNews } from './lobby-store.ts'
import { closeModal, type ModalName, modalStore, type OpenModal, openModal } from './modals.ts'
import { tellPlayerNews } from './player-news.ts'
import { takePlayerEvent, takePlayerSnapshot } from './player-store.ts'
import { usePlayer } from './session.ts'
import { tellSessionEnd } from './session-end.ts'
import { t } from './text.ts'
import { toast } from './toasts.ts'
import { followVersion } from './new-version.ts'
import { isOutdated } from './outdated-browser.ts'

const clockCheckMs = 4000
const clockTold = 'fairground.clockTold'

const warnOfWrongClock = (): void => {
  if (!clockIsWrong(channel.clock()) || sessionStorage.getItem(clockTold) !== null) return
  sessionStorage.setItem(clockTold, '1')
  openModal('error', errorText('browser.clockIncorrect'))
}

const outdatedTold = 'fairground.outdatedTold'

const warnOfOldBrowser = (): void => {
  if (!isOutdated(navigator.userAgent) || sessionStorage.getItem(outdatedTold) !== null) return
  sessionStorage.setItem(outdatedTold, '1')
  openModal('error', errorText('browser.outdated'))
}

/** A disconnect closes every modal; one that holds something of the player's comes back with the connection. */
const typedInto: ReadonlySet<ModalName> = new Set<ModalName>([
  'login',
  'phoneLogin',
  'register',
  'fullRegistration',
  'forgotPassword',
  'resetPassword',
])
const kept: ReadonlySet<ModalName> = new Set<ModalName>([...typedInto, 'cardDeposit', 'rules', 'liveGames'])
let parked: OpenModal | null = null

const parkModal = (): void => {
  const { current } = modalStore.getState()
  if (current !== null && kept.has(current.name)) parked = current
  closeModal()
}

const reopenParked = (): void => {
  if (parked === null || modalStore.getState().current !== null) return
  modalStore.setState({ current: parked })
  if (typedInto.has(parked.name)) toast({ tone: 'info', title: t('connection.kept') })
  parked = null
}

/** What a change of the connection means for the page: modals close, a lost session is told. */
const followConnection = (): (() => void) =>
  connectionStore.subscribe((now, before) => {
    const left = before.status === 'connected' && now.status !== 'connected'
    // Who was sent away is reading why.
    if (left && !staysAway(now)) parkModal()
    if (now.bye !== before.bye && now.bye === 'login-elsewhere') tellSessionEnd('session.loginElsewhere')
    if (now.bye !== before.bye && now.bye === 'banned') tellSessionEnd('session.banned')
    if (now.bye !== before.bye && now.bye === 'closed') tellSessionEnd('session.closed')
    if (now.bye !== before.bye && now.bye === 'restricted') tellSessionEnd('session.restricted')
    if (now.status === 'connected' && before.status !== 'connected') {
      setTimeout(warnOfWrongClock, clockCheckMs)
      reopenParked()
      if (now.session === 'expired') tellSessionEnd('session.timeout')
    }
  })

/** Who was away for five minutes or more asks at once whether the connection still lives. */
const followWaking = (): (() => void) => {
  let leftAt = Date.now()
  const turn = (): void => {
    if (document.hidden) leftAt = Date.now()
    else if (Date.now() - leftAt >= wakeAfterAwayMs) channel.ping().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', turn)
  return () => document.removeEventListener('visibilitychange', turn)
}

const paying: ReadonlySet<ModalName> = new Set<ModalName>(['deposit', 'cardDeposit'])

/** A cross-origin script says nothing but this: it is not ours, unless a provider's page is open. */
const foreignScript = 'Script error.'

const followScriptErrors = (): (() => void) => {
  const tell = ({ error, message }: ErrorEvent): void => {
    const { current } = modalStore.getState()
    if (error instanceof Error) openModal('error', { ...errorText('browser.scriptError'), after: 'reload' })
    else if (message === foreignScript && current !== null && paying.has(current.name)) closeModal()
  }
  window.addEventListener('error', tell)
  return () => window.removeEventListener('error', tell)
}

/** Everything that is pushed and concerns the page as a whole. Used once, at the root. */
export const useLiveNews = (): void => {
  const playerId = usePlayer()?.id
  const topic: Topic<'player'> | null = useMemo(
    () => (playerId === undefined ? null : playerTopic(bootstrap.memberId, playerId)),
    [playerId],
  )
  useTopic(topic, {
    onSnapshot: takePlayerSnapshot,
    onEvents: events => {
      for (const event of events) {
        takePlayerEvent(event)
        tellPlayerNews(event)
      }
    },
  })
  useEffect(() => {
    warnOfOldBrowser()
    const stops = [
      followConnection(),
      followWaking(),
      followScriptErrors(),
      followVersion(),
      onGameNews(tellGameNews),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
