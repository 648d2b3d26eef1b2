import { describe, expect, it } from 'vitest'
import { findLaunchAction, parsePageAction } from './page-action.ts'

describe('links of an operator page', () => {
  it.each([
    ['#one-click/101', { modal: 'oneClickBuy', gameId: 101, launch: false }],
    ['#instant-buy/7', { modal: 'instantOneClickBuy', gameId: 7, launch: false }],
    ['#number-pick/101', { modal: 'oneClickNumberPick', gameId: 101, launch: false }],
    ['#one-click/101/launch', { modal: 'oneClickBuy', gameId: 101, launch: true }],
    ['#one-click/0', null],
    ['#one-click/1x', null],
    ['#one-click/101/launch/again', null],
    ['/one-click/101', null],
    ['#toc', null],
    ['', null],
  ])('parses the link "%s" as %j', (href, action) => {
    expect(parsePageAction(href)).toEqual(action)
  })

  it.each([
    ['<p>nothing</p>', null],
    ['<a href="#one-click/1">a</a>', null],
    [
      `<a href="#one-click/1">a</a><a class="x" href='#instant-buy/2/launch'>b</a><a href="#one-click/3/launch">c</a>`,
      { modal: 'instantOneClickBuy', gameId: 2, launch: true },
    ],
  ])('finds the launch action of %s: %j', (html, action) => {
    expect(findLaunchAction(html)).toEqual(action)
  })
})
