const realNow = Date.now.bind(Date)

/** Runs with the clock of this process set to another time; calls may nest. The clock of the database does not change. */
export const atTime = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const ahead = ms - realNow()
  const outer = Date.now
  Date.now = () => realNow() + ahead
  try {
    return await work()
  } finally {
    Date.now = outer
  }
}
