/** The server has no operation for crash reports yet. */
export const reportCrash = (error: unknown): void => {
  console.error(error)
}
