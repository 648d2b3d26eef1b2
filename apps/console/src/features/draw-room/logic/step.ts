export interface Step {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  /** A hash that the note names. */
  readonly hash?: string | undefined
  readonly at: number | null
  /** `held` and `trouble` are events beside the way; `now` is what the draw does. */
  readonly state: 'done' | 'now' | 'next' | 'held' | 'trouble'
}
