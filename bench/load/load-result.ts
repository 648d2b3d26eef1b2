export interface LoadResult {
  /** The number of successful responses. */
  readonly good: number
  readonly other: number
  /** From the first request to the last successful response. */
  readonly seconds: number
  /** Latencies of the successful responses in milliseconds. */
  readonly latencies: readonly number[]
  /** One of the other responses, for the error message. */
  readonly sample: string
}
