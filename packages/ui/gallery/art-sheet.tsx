import type { ArtKind } from '#art/art-kind.ts'
import { CardArt } from '#art/card-art.tsx'
import { DrawMachine } from '#art/draw-machine.tsx'
import { Logo } from '#art/logo.tsx'
import { Mascot } from '#art/mascot.tsx'
import { Medal, NumberMedal } from '#art/medal.tsx'
import { iconPaths } from '#icons/icon-paths.ts'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Avatar } from '#layout/avatar.tsx'
import { Card } from '#layout/card.tsx'
import { Jackpot } from '#layout/hero.tsx'
import { Wrap } from '#layout/page.tsx'

const kinds: ArtKind[] = ['lottery', 'raffle', 'bingo', 'crossword', 'scratchcard', 'pick', 'race']
const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const

export function ArtSheet() {
  return (
    <Wrap>
      <div style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
        <Card title="Game kinds">
          <div
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(200px,1fr))', gap: 12 }}
          >
            {kinds.map(kind => (
              <CardArt key={kind} kind={kind} seed={kind} />
            ))}
          </div>
        </Card>
        <Card title="Draw machine">
          <div style={{ display: 'flex', height: 320, overflow: 'hidden', background: 'var(--hero-bg)' }}>
            <DrawMachine turning />
          </div>
        </Card>
        <Card title="Logo, mascot, avatar, jackpot">
          <div style={row}>
            <Logo name="Meridian" />
            <Mascot width={120} />
            {([1, 2, 3, 4, 5, 6] as const).map(hue => (
              <Avatar key={hue} initials={`A${hue}`} hue={hue} />
            ))}
            <span style={{ padding: 16, borderRadius: 12, background: 'var(--hero-bg)' }}>
              <Jackpot>£1,284,500</Jackpot>
            </span>
          </div>
        </Card>
        <Card title="Medals">
          <div style={row}>
            <Medal icon="eye" state="toDo" />
            <Medal icon="shield" state="underWay" progress={0.66} />
            {([1, 2, 3, 4, 5, 6] as const).map(hue => (
              <Medal key={hue} icon="star" hue={hue} state="earned" />
            ))}
            <NumberMedal number={1} hue={1} />
            <NumberMedal number={12} hue={5} progress={0.9} label="Rank 12" />
          </div>
        </Card>
        <Card title="Icons">
          <div style={row}>
            {(Object.keys(iconPaths) as IconName[]).map(name => (
              <span key={name} title={name}>
                <Icon name={name} size="lg" />
              </span>
            ))}
            <Icon name="heart" size="lg" filled />
          </div>
        </Card>
      </div>
    </Wrap>
  )
}
