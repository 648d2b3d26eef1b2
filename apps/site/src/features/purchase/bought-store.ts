import { createStore } from 'zustand/vanilla'

export interface Bought {
  readonly gameInstanceId: number
  /** "3 lines bought" */
  readonly title: string
  /** The amount paid. */
  readonly text: string | undefined
}

/** The last purchase until its ticket has confirmed it; it survives the move to a later draw. */
export const boughtStore = createStore<{ readonly bought: Bought | null }>(() => ({ bought: null }))

export const noteBought = (bought: Bought | null): void => boughtStore.setState({ bought })
