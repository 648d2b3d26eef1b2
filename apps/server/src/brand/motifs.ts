import type { Motif } from '#kinds/motifs.ts'
import type { LookColours } from './look-colours.ts'

const ink = '#24163f'
const paper = '#ffffff'

const ball = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.52}" fill="${paper}"/>` +
  `<ellipse cx="${x - r * 0.35}" cy="${y - r * 0.62}" rx="${r * 0.3}" ry="${r * 0.15}" fill="${paper}" opacity=".75"/>`

const stub = (transform: string, fill: string): string =>
  `<g transform="${transform}"><path d="M-62 -30h124v18a12 12 0 000 24v18h-124v-18a12 12 0 000-24z" fill="${fill}"/>` +
  `<path d="M26 -26v52" stroke="${ink}" stroke-width="3" stroke-dasharray="3 6" stroke-linecap="round" opacity=".5"/>` +
  `<rect x="-46" y="-6" width="56" height="12" rx="6" fill="${ink}" opacity=".7"/></g>`

const star = (x: number, y: number, r: number, fill: string): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 ? r * 0.45 : r
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}z" fill="${fill}"/>`
}

const grid = (columns: number, rows: number): readonly (readonly [number, number])[] =>
  Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)

/** Drawings without letters, because a server may have no fonts. Each fills a box of 320 by 150. */
const drawings: { readonly [M in Motif]: (balls: LookColours['balls']) => string } = {
  balls: ([gold, blue, red]) => ball(104, 88, 33, blue) + ball(216, 88, 33, red) + ball(160, 78, 41, gold),
  race: ([gold, blue, red]) =>
    [
      { x: 214, fill: gold },
      { x: 166, fill: blue },
      { x: 112, fill: red },
    ]
      .map(({ x, fill }, lane) => {
        const y = 38 + lane * 37
        return `<rect x="56" y="${y - 14}" width="208" height="28" rx="14" fill="${paper}" opacity=".3"/>${ball(x, y, 17, fill)}`
      })
      .join(''),
  picks: balls =>
    grid(5, 3)
      .map(([column, row]) => {
        const [x, y] = [88 + column * 36, 42 + row * 34]
        return (column + 2 * row) % 3 === 1
          ? ball(x, y, 15, balls[column]!)
          : `<circle cx="${x}" cy="${y}" r="13" fill="${paper}" opacity=".4"/>`
      })
      .join(''),
  tickets: ([gold]) =>
    stub('translate(150 86) rotate(-14)', gold) + stub('translate(176 82) rotate(9)', paper),
  card: balls =>
    `<g transform="rotate(-5 160 80)"><rect x="78" y="30" width="162" height="104" rx="14" fill="${balls[2]}"/>` +
    grid(5, 3)
      .map(([x, y]) => {
        const cell = `<rect x="${88 + x * 29}" y="${40 + y * 29}" width="26" height="26" rx="6" fill="${paper}"/>`
        return (x + 2 * y) % 3 === 0
          ? `${cell}<circle cx="${101 + x * 29}" cy="${53 + y * 29}" r="9.5" fill="${balls[(x + y) % 5]}"/>`
          : `${cell}<rect x="${96 + x * 29}" y="${51 + y * 29}" width="10" height="4" rx="2" fill="${ink}" opacity=".25"/>`
      })
      .join('') +
    '</g>',
  crossword: ([gold]) =>
    [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 3, y: 1 },
      { x: 4, y: 1 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ]
      .map(
        ({ x, y }) =>
          `<rect x="${66 + x * 38}" y="${18 + y * 38}" width="36" height="36" rx="8" fill="${x === 2 ? gold : paper}"/>` +
          `<rect x="${76 + x * 38}" y="${33 + y * 38}" width="16" height="6" rx="3" fill="${ink}" opacity=".45"/>`,
      )
      .join(''),
  panel: ([gold, blue]) =>
    `<g transform="rotate(-4 160 80)"><rect x="64" y="28" width="192" height="106" rx="18" fill="${blue}"/>` +
    `<rect x="82" y="42" width="92" height="9" rx="4.5" fill="${paper}" opacity=".8"/>` +
    [103, 160]
      .map(x => `<circle cx="${x}" cy="88" r="24" fill="${paper}"/>${star(x, 89, 16, gold)}`)
      .join('') +
    '<circle cx="217" cy="88" r="24" fill="#c3cad8"/><path d="M203 102l22-34M213 108l20-32" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>',
}

export const drawMotif = (motif: Motif, balls: LookColours['balls']): string => drawings[motif](balls)
