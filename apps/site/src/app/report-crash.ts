/** Until the server takes reports, the browser's log is where an error can be found again. */
export const reportCrash = (error: unknown): void => {
  console.error(error)
}
