import { isLost } from '@fairground/client/connection-state'
import { createTransport } from '@fairground/client/create-transport'
import type { TopicHandler } from '@fairground/client/topic-subscriptions'
import type { Transport } from '@fairground/client/transport'
import type { TopicKindFor, Topic } from '@fairground/contract/topics'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { bootstrap } from '#core/bootstrap.ts'
import { observe } from '#core/observe.ts'
import { connectionStore } from './connection-store.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { setClock } from '#core/time/clock.ts'
import { announceSessionEnd } from '#core/session/session-end.ts'
import { logKeeper } from '#core/public-log/log-keeper.ts'
import { type Signal, getSignal } from './signal.ts'
import { token } from '#core/session/token.ts'

/** The only connection of the page. */
export const channel: Transport = createTransport({
  mode: bootstrap.transportMode,
  baseUrl: location.origin,
  memberId: bootstrap.memberId,
  siteKey: bootstrap.siteKey,
  token,
  log: logKeeper,
  onState: state => connectionStore.setState(state, true),
  onFault: ({ name }) => announceSessionEnd(name),
  onAnswer: name => observe('called', name),
})

setClock(() => channel.serverNow())

export interface Connection {
  readonly state: 'connecting' | 'connected' | 'lost'
  readonly retries: number
  readonly latencyMs: number | null
  readonly signal: Signal
}

const signalEveryMs = 5000

const silentForMs = (): number => {
  const heardAt = channel.lastMessageAt()
  return heardAt === null ? 0 : Date.now() - heardAt
}

export const useConnection = (): Connection => {
  const connection = useStore(connectionStore)
  useServerNow(signalEveryMs)
  const connected = connection.status === 'connected'
  const latencyMs = channel.latencyMs()
  return {
    state: connected ? 'connected' : isLost(connection) ? 'lost' : 'connecting',
    retries: connection.retries,
    latencyMs,
    signal: getSignal({ connected, latencyMs, silentForMs: silentForMs() }),
  }
}

/** Does not render again on every ping, unlike `useConnection`. */
export const useOnline = (): boolean => useStore(connectionStore, state => state.status === 'connected')

/** Subscribes to a topic while the component is mounted; null subscribes to nothing. */
export const useTopic = <T extends Topic>(topic: T | null, handler: TopicHandler<TopicKindFor<T>>): void => {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    if (topic === null) return undefined
    return channel.subscribe(topic, {
      onSnapshot: (state, seq) => latest.current.onSnapshot(state, seq),
      onEvents: (events, toSeq) => latest.current.onEvents(events, toSeq),
    })
  }, [topic])
}
