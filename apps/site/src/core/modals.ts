import type { Game } from '@fairground/contract/entities/games/game'
import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import { createStore } from 'zustand/vanilla'

type NoPayload = Readonly<Record<string, never>>

/** The payload of each modal. */
export interface ModalPayloads {
  readonly login: { readonly redirectUrl?: string }
  readonly phoneLogin: { readonly redirectUrl?: string }
  readonly register: NoPayload
  readonly fullRegistration: NoPayload
  readonly forgotPassword: NoPayload
  readonly forgotConfirmation: NoPayload
  readonly resetPassword: { readonly linkKey: string }
  readonly playGame: { readonly gameInstanceIds: readonly number[] }
  readonly rules: Pick<Game, 'gameId' | 'gameTitle'>
  readonly processing: { readonly title?: string }
  readonly error: {
    readonly title?: string
    readonly text: string
    /** The action of OK besides closing. */
    readonly after?: 'stay' | 'root' | 'login' | 'reload'
  }
  readonly reconnecting: NoPayload
  readonly cancelSubscription: { readonly subscriptionId: number }
  readonly phoneValidation: { readonly home?: boolean }
  readonly deposit: { readonly title: string; readonly html: string; readonly onContinue: () => void }
  readonly cardDeposit: Pick<DepositOrder, 'amount' | 'currencyId'> & { readonly url: string }
  readonly achievement: { readonly achievementId: number }
  readonly newAchievement: { readonly achievementId: number }
  readonly prizeDetails: { readonly prizeId: number }
  readonly liveGames: NoPayload
  readonly oneClickBuy: { readonly gameId: number }
  readonly instantOneClickBuy: { readonly gameId: number }
  readonly oneClickNumberPick: { readonly gameId: number }
  readonly realityCheck: NoPayload
  readonly away: { readonly events: readonly PersistentEvent[] }
  readonly adPopup: { readonly adId: number }
  readonly stepUp: { readonly onProved: () => void }
}

export type ModalName = keyof ModalPayloads
export type OpenModal = {
  [N in ModalName]: { readonly name: N; readonly payload: ModalPayloads[N] }
}[ModalName]

/** Specification section 2, 'Modals': every name once. */
export const modals = {
  login: true,
  phoneLogin: true,
  register: true,
  fullRegistration: true,
  forgotPassword: true,
  forgotConfirmation: true,
  resetPassword: true,
  playGame: true,
  rules: true,
  processing: true,
  error: true,
  reconnecting: true,
  cancelSubscription: true,
  phoneValidation: true,
  deposit: true,
  cardDeposit: true,
  achievement: true,
  newAchievement: true,
  prizeDetails: true,
  liveGames: true,
  oneClickBuy: true,
  instantOneClickBuy: true,
  oneClickNumberPick: true,
  realityCheck: true,
  away: true,
  adPopup: true,
  stepUp: true,
} as const satisfies Readonly<Record<ModalName, true>>

interface ModalState {
  readonly current: OpenModal | null
}

/** Only one modal is open: a second one replaces the first. */
export const modalStore = createStore<ModalState>(() => ({ current: null }))

type PayloadArguments<N extends ModalName> = ModalPayloads[N] extends NoPayload
  ? readonly []
  : readonly [payload: ModalPayloads[N]]

export const openModal = <N extends ModalName>(name: N, ...[payload]: PayloadArguments<N>): void => {
  modalStore.setState({ current: { name, payload: payload ?? {} } as OpenModal })
}

export const closeModal = (): void => {
  modalStore.setState({ current: null })
}
