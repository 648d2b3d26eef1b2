/** Set by the connection once it knows the server's clock; apart from it so that neither imports the other. */
let read: () => number = Date.now

export const setClock = (clock: () => number): void => {
  read = clock
}

/** The server's time in epoch milliseconds. */
export const serverNow = (): number => read()
