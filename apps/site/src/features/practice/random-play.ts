import type { PickIndex } from '@fairground/rules/picking/picker'
import { checkPlay, type PlayRule, type RequestedPlay } from '@fairground/rules/picking/play-rule'
import type { NumberSet } from '@fairground/rules/picking/line'

const pickNumbers = ({ pick, of }: NumberSet, pickIndex: PickIndex): number[] => {
  const left = Array.from({ length: of }, (_, i) => i + 1)
  return Array.from({ length: pick }, () => left.splice(pickIndex(left.length), 1)[0] ?? 1).sort(
    (a, b) => a - b,
  )
}

const digitCount = 10

/** A random play with one unit on the first option. */
export const randomPlay = (rule: PlayRule, pickIndex: PickIndex): RequestedPlay => {
  switch (rule.kind) {
    case 'numbers':
      return {
        numbers: pickNumbers(rule.first, pickIndex),
        ...(rule.second && { second: pickNumbers(rule.second, pickIndex) }),
      }
    case 'digits':
      return {
        numbers: Array.from({ length: rule.positions }, () => pickIndex(digitCount)),
        units: [1, 0, 0],
      }
    case 'dealt':
      return { numbers: [] }
  }
}

/** The canonical text of a play; undefined if it is not complete. */
export const toPlayText = (rule: PlayRule, play: RequestedPlay): string | undefined => {
  const checked = checkPlay(rule, play)
  return checked.ok ? checked.text : undefined
}
