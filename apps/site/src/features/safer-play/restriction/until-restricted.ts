import { connectionStore } from '#core/connection/connection-store.ts'

/** The session-end message may arrive before the answer; it confirms the restriction too. */
export const untilRestricted = async (restricting: Promise<unknown>): Promise<void> => {
  try {
    await restricting
  } catch (error) {
    if (connectionStore.getState().bye !== 'restricted') throw error
  }
}
