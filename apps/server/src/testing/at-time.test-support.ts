import { vi } from 'vitest'

/** Runs with every clock of this process at another time; the database keeps its own. */
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
