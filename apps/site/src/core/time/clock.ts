/** Set by the connection; a separate module avoids an import cycle. */
let read: () => number = Date.now

export const setClock = (clock: () => number): void => {
  read = clock
}

/** The server's time in epoch milliseconds. */
export const serverNow = (): number => read()
