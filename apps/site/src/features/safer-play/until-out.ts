import { connectionStore } from '#app/connection-store.ts'

/** The server's goodbye may overtake its answer, and says as surely that the restriction holds. */
export const untilOut = async (restricting: Promise<unknown>): Promise<void> => {
  try {
    await restricting
  } catch (error) {
    if (connectionStore.getState().bye !== 'restricted') throw error
  }
}
