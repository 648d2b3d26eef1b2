/** A rule of sale and settlement that the terms break, as the server says it. */
export interface BrokenRule {
  readonly rule: string
  readonly text: string
}

export interface Check {
  readonly id: string
  readonly title: string
  readonly state: 'good' | 'bad' | 'waiting'
  /** What is wrong, or how it was judged. */
  readonly note?: string | undefined
  readonly figure?: string | undefined
}

interface Item {
  readonly title: string
  readonly rules: readonly string[]
}

/** Rules without which the others cannot be judged. */
const first: Item = { title: 'The terms can be read', rules: ['kind', 'terms'] }

const drawn: readonly Item[] = [
  { title: 'The return is accepted', rules: ['return-range'] },
  { title: 'Every tier can be won', rules: ['reachable-tier'] },
  { title: 'A better match never pays less', rules: ['better-match'] },
  { title: 'The reserve covers guaranteed prizes', rules: ['reserve'] },
  { title: 'Each part of a stake reaches a player', rules: ['jackpot-tier', 'pool'] },
]

const deck: readonly Item[] = [
  { title: 'The return is accepted', rules: ['return-range', 'pool'] },
  { title: 'Every card can show its prize', rules: ['display'] },
  { title: 'The deck can be dealt', rules: ['deck-size'] },
]

const schedule: Item = { title: 'Starts can be computed', rules: ['schedule'] }
const stored: Item = { title: 'It fits what the system stores', rules: ['database'] }
const change: Item = {
  title: 'It fits what players hold',
  rules: ['same-kind', 'jackpot-kept', 'subscriptions'],
}

export interface ChecklistInput {
  /** Undefined while the server judges. */
  readonly problems: readonly BrokenRule[] | undefined
  readonly isDeck: boolean
  readonly isLive: boolean
  /** The computed return, if it is known: 62.3%. */
  readonly returned?: string | undefined
}

/** What the server judged, rule by rule. A rule that this list does not know is shown with its own words. */
export const toChecklist = ({ problems, isDeck, isLive, returned }: ChecklistInput): readonly Check[] => {
  const others = [...(isDeck ? deck : drawn), schedule, stored, ...(isLive ? [change] : [])]
  const items = [first, ...others]
  const known = new Set(items.flatMap(({ rules }) => rules))
  const isUnreadable = problems?.some(({ rule }) => first.rules.includes(rule)) ?? true
  const listed = items.map(({ title, rules }): Check => {
    const broken = problems?.filter(({ rule }) => rules.includes(rule)) ?? []
    const isJudged = problems !== undefined && (title === first.title || !isUnreadable)
    return {
      id: title,
      title,
      state: broken.length > 0 ? 'bad' : isJudged ? 'good' : 'waiting',
      note: broken.length > 0 ? broken.map(({ text }) => text).join('; ') : undefined,
      ...(rules.includes('return-range') && returned !== undefined && { figure: returned }),
    }
  })
  const unknown = (problems ?? [])
    .filter(({ rule }) => !known.has(rule))
    .map(({ rule, text }): Check => ({ id: rule, title: text, state: 'bad' }))
  return [...listed, ...unknown]
}
