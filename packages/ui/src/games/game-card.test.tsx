import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ArtKind } from '#art/art-kind.ts'
import { LookProvider, looks } from '#looks/look.tsx'
import { GameCard } from './game-card.tsx'

const kinds: ArtKind[] = ['lottery', 'raffle', 'bingo', 'crossword', 'scratchcard', 'pick', 'race']
const cases = looks.flatMap(look => kinds.map(kind => [look, kind] as const))

describe('GameCard', () => {
  it.each(cases)('in the %s look draws a %s within 6 kB and labels its link and button', (look, kind) => {
    const html = renderToStaticMarkup(
      <LookProvider look={look}>
        <GameCard
          href="/pick"
          title="Saturday Six"
          kind={kind}
          artSeed="7"
          prize="£640"
          prizeWord="pool"
          cost="£2 a line"
          action={{ label: 'Play', href: '/pick' }}
        />
      </LookProvider>,
    )
    const [art = ''] = /<svg viewBox="0 0 320 150".*?<\/svg>/s.exec(html) ?? []
    expect(art).toContain('aria-hidden="true"')
    expect(art.length).toBeLessThan(6000)
    expect(html).toContain('>Saturday Six</a>')
    expect(html).toContain('aria-label="Play, Saturday Six"')
  })
})
