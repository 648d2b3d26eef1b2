/** A cosignature that was made in time may arrive later. */
export const cosignatureMs = 1000
