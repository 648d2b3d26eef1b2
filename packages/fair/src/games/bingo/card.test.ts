import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardNumbers, isCard } from './card.ts'
import { cardsFrom } from './deal.ts'
import { type Balls, cellCount, freeCentre } from './layout.ts'
import { quickStream } from './random-cards.test-support.ts'

const card75 = '1,16,31,46,61,2,17,32,47,62,3,18,0,48,63,4,19,34,49,64,15,30,45,60,75'
const card90 = '4,0,23,0,44,0,61,78,0,0,12,0,35,47,58,0,0,87,7,18,29,0,0,0,66,0,90'

const swapped = (text: string, a: number, b: number): string => {
  const cells = text.split(',')
  return cells
    .with(a, cells[b] ?? '')
    .with(b, cells[a] ?? '')
    .join(',')
}

const replaced = (text: string, cell: number, by: string): string => text.split(',').with(cell, by).join(',')

describe('bingo card', () => {
  it('reads the numbers row by row', () => {
    expect([...cardNumbers(90, card90)!]).toEqual([4, 23, 44, 61, 78, 12, 35, 47, 58, 87, 7, 18, 29, 66, 90])
    expect(cardNumbers(75, card75)).toHaveLength(24)
    expect(cardNumbers(75, card90)).toBeUndefined()
  })

  it.each<[string, Balls, string]>([
    ['empty', 75, ''],
    ['a card of the other game', 90, card75],
    ['a truncated card', 75, card75.slice(0, -3)],
    ['with a cell too many', 90, `${card90},0`],
    ['with a comma at the end', 90, `${card90},`],
    ['with an empty cell', 90, replaced(card90, 1, '')],
    ['with a leading zero', 90, replaced(card90, 0, '04')],
    ['with two zeros', 90, replaced(card90, 1, '00')],
    ['with a space', 75, replaced(card75, 0, ' 1')],
    ['with a letter', 75, replaced(card75, 0, 'x')],
    ['with a sign', 75, replaced(card75, 0, '+1')],
    ['with the centre filled', 75, replaced(card75, freeCentre, '33')],
    ['with a blank elsewhere', 75, replaced(card75, 0, '0')],
    ['with a number twice', 75, replaced(card75, 0, '2')],
    ['with a number of another column', 75, swapped(card75, 0, 1)],
    ['with a number above all', 90, replaced(card90, 26, '91')],
    ['with a huge number', 90, replaced(card90, 26, '99999999999999999999')],
    ['with four in a row', 90, replaced(card90, 0, '0')],
    ['with six in a row', 90, replaced(card90, 1, '10')],
    ['with a column that descends', 90, swapped(card90, 0, 18)],
    ['with an empty column', 90, replaced(replaced(card90, 14, '0'), 21, '33')],
    ['with a number of the column before', 90, replaced(card90, 26, '79')],
  ])('rejects %s', (_, balls, text) => {
    expect(isCard(balls, text)).toBe(false)
  })

  it('puts 90 in the last column and 9 in the first', () => {
    expect(isCard(90, card90)).toBe(true)
    expect(isCard(90, replaced(card90, 18, '9'))).toBe(true)
    expect(isCard(90, replaced(card90, 18, '10'))).toBe(false)
  })
})

describe.each<Balls>([75, 90])('dealt %i-ball cards', balls => {
  const card = fc.nat().map(seed => cardsFrom(quickStream(seed), balls, 1).join())

  it('deals only legal cards', () => {
    fc.assert(fc.property(card, text => isCard(balls, text)))
  })

  it('with one changed cell are rejected or are another legal card', () => {
    const change = fc.tuple(card, fc.nat(cellCount(balls) - 1), fc.nat(balls + 1))
    fc.assert(
      fc.property(change, ([text, cell, number]) => {
        const changed = replaced(text, cell, String(number))
        const blankMoved = (number === 0) !== (text.split(',')[cell] === '0')
        const twice = changed.split(',').filter(each => each === String(number)).length > 1 && number > 0
        if (blankMoved || twice || number > balls) expect(isCard(balls, changed)).toBe(false)
      }),
    )
  })

  it('with one changed character never parse to the same card', () => {
    fc.assert(
      fc.property(
        card,
        fc.nat(200),
        fc.constantFrom('0', '1', '7', '9', ',', ' ', '|', 'x'),
        (text, at, character) => {
          const place = at % text.length
          const changed = text.slice(0, place) + character + text.slice(place + 1)
          if (changed === text || !isCard(balls, changed)) return
          expect([...cardNumbers(balls, changed)!]).not.toEqual([...cardNumbers(balls, text)!])
        },
      ),
    )
  })
})
