import { vi } from 'vitest'

/** Runs with the clock of this process set to another time. The clock of the database does not change. */
export const atTime = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const ahead = ms - Date.now()
  const real = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}
