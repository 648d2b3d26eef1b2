import type { GameFigures } from '@fairground/rules/figures/game-figures'
import { GameCard } from '@fairground/ui/games/game-card.tsx'
import { type Look, LookProvider, looks } from '@fairground/ui/looks/look.tsx'
import { useState } from 'react'
import { useFormat } from '#core/operator/use-format.ts'
import { Chips } from '#parts/controls/chips.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { formatOdds } from '../figures/format-figures.ts'
import { type PartProps, TextsForm } from '../designer/more-forms.tsx'
import { type AnyKind, kindWords } from '../kinds/terms/game-kind.ts'
import { findHeadline } from './headline.ts'
import styles from './seen.module.css'

const lookWords: Readonly<Record<Look, { readonly title: string; readonly scheme: 'dark' | 'light' }>> = {
  blue: { title: 'Night Draw', scheme: 'dark' },
  cartoon: { title: 'Sunday Fair', scheme: 'light' },
  'sweet-blue': { title: 'Confectionery', scheme: 'light' },
}

interface SeenProps extends PartProps {
  readonly kind: AnyKind
  readonly figures: GameFigures | undefined
  readonly lines: number
}

type View = 'card' | 'texts'

/** The game as players see it, and its texts. */
export function SeenPanel(props: SeenProps) {
  const [view, setView] = useState<View>('card')
  return (
    <Panel
      title="Seen by players"
      tools={
        <Chips<View>
          label="What to show"
          chips={[
            { id: 'card', title: 'Card' },
            { id: 'texts', title: 'Texts' },
          ]}
          chosen={view}
          onChoose={setView}
        />
      }
    >
      {view === 'texts' ? (
        <TextsForm {...props} />
      ) : (
        <div className={styles.looks}>
          {looks.map(look => (
            <LookCard key={look} look={look} {...props} />
          ))}
        </div>
      )}
    </Panel>
  )
}

function LookCard({ look, game, kind, figures, lines }: SeenProps & { readonly look: Look }) {
  const { shortAmount } = useFormat()
  const { title, scheme } = lookWords[look]
  const { amount, word } = findHeadline(game, lines)
  const cost = /^\d+$/.test(game.cost) ? shortAmount(game.cost) : ''
  return (
    <figure className={styles.look}>
      <figcaption>{title}</figcaption>
      {/* A picture of the card: its link and its button belong to the player site. */}
      <div className={styles.frame} data-look={look} data-scheme={scheme} inert>
        <LookProvider look={look}>
          <GameCard
            href="#"
            title={game.title}
            kind={kindWords[kind].art}
            artSeed={String(game.id)}
            prize={shortAmount(amount)}
            prizeWord={word}
            line={figures && `${formatOdds(figures.anyPrize)} wins`}
            cost={`${cost} a ${kindWords[kind].line}`}
            action={{ label: 'Play' }}
          />
        </LookProvider>
      </div>
    </figure>
  )
}
