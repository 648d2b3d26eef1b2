import type { Game } from '@fairground/contract/entities/games/game'
import type { DepositOrder } from '@fairground/contract/entities/money/payment'
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
  readonly playGame: { readonly gameInstanceId: number }
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
  readonly phoneValidation: NoPayload
  readonly deposit: { readonly title: string; readonly html: string; readonly onContinue: () => void }
  readonly cardDeposit: Pick<DepositOrder, 'amount' | 'currencyId'> & { readonly url: string }
  readonly prizeDetails: { readonly prizeId: number }
  readonly liveGames: NoPayload
  readonly oneClickBuy: { readonly gameId: number }
  readonly instantOneClickBuy: { readonly gameId: number }
  readonly oneClickNumberPick: { readonly gameId: number }
  readonly realityCheck: NoPayload
  readonly adPopup: { readonly adId: number }
}

export type ModalName = keyof ModalPayloads
export type OpenModal = {
  [N in ModalName]: { readonly name: N; readonly payload: ModalPayloads[N] }
}[ModalName]

const built = { built: true } as const

/** Specification section 2, 'Modals'. */
export const modals = {
  login: built,
  phoneLogin: built,
  register: built,
  fullRegistration: built,
  forgotPassword: built,
  forgotConfirmation: built,
  resetPassword: built,
  playGame: built,
  rules: built,
  processing: built,
  error: built,
  reconnecting: built,
  cancelSubscription: built,
  phoneValidation: built,
  deposit: built,
  cardDeposit: built,
  prizeDetails: built,
  liveGames: built,
  oneClickBuy: built,
  instantOneClickBuy: built,
  oneClickNumberPick: built,
  realityCheck: built,
  adPopup: built,
} as const satisfies Readonly<Record<ModalName, { readonly built: boolean }>>

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
