import type { PlayRule } from '@fairground/rules/picking/play-rule'
import type { useText } from '#core/text/text.ts'

/** "6 from 49" on a card; null for a game with dealt tickets. */
export const pickSummary = (t: ReturnType<typeof useText>, rule: PlayRule): string | null => {
  switch (rule.kind) {
    case 'numbers':
      return t('lobby.pickFrom', { pick: rule.first.pick, from: rule.first.of })
    case 'digits':
      return t('lobby.digits', { count: rule.positions })
    case 'dealt':
      return null
  }
}
